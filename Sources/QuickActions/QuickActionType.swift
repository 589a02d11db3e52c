/// Types that begin with the identifier of the app, whatever that is.
///
/// Xcode puts the identifier in the place of the setting when it copies the Info.plist, so the system tells
/// the app `org.example.scale.new` where `$(PRODUCT_BUNDLE_IDENTIFIER).new` was declared. Nobody else
/// does: an app that compares types at run time does it with `expanded` or `abbreviated`. A manifest has no
/// types, so that a web app is told what was declared. A desktop entry and Android's shortcuts are given a
/// type as it is: for them the identifier must be said.
extension QuickAction {
  /// The build setting that a type may begin with, before a point.
  public static let bundleIdentifierSetting = "$(PRODUCT_BUNDLE_IDENTIFIER)"

  /// Whether the type begins with the setting.
  public var needsBundleIdentifier: Bool {
    type.utf8.starts(with: (Self.bundleIdentifierSetting + ".").utf8)
  }

  /// The action with the identifier of an app in the place of the setting; the same action, if its type
  /// does not begin with it.
  public func expanded(bundleIdentifier: String) -> QuickAction {
    guard needsBundleIdentifier else { return self }
    var action = self
    action.type = bundleIdentifier + Self.rest(of: type, after: Self.bundleIdentifierSetting)
    return action
  }

  /// A type with the setting in the place of the identifier of an app; nil, if it does not begin with that.
  public static func abbreviated(_ type: String, bundleIdentifier: String) -> String? {
    guard !bundleIdentifier.isEmpty, type.utf8.starts(with: (bundleIdentifier + ".").utf8) else {
      return nil
    }
    return bundleIdentifierSetting + rest(of: type, after: bundleIdentifier)
  }

  /// The name by which an app knows a type that the system says: that itself, or with the setting in the place of the
  /// identifier of the app; nil, if it knows neither.
  public static func knownType(
    _ type: String, bundleIdentifier: String, isKnown: (String) -> Bool
  ) -> String? {
    if isKnown(type) { return type }
    guard let short = abbreviated(type, bundleIdentifier: bundleIdentifier) else { return nil }
    return isKnown(short) ? short : nil
  }

  private static func rest(of type: String, after beginning: String) -> String {
    String(decoding: Array(type.utf8.dropFirst(beginning.utf8.count)), as: UTF8.self)
  }
}
