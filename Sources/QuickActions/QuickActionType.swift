/// Types that begin with the app's bundle identifier.
///
/// Xcode replaces the build setting when it copies the Info.plist: the system passes `org.example.scale.new` to the app for a
/// declared `$(PRODUCT_BUNDLE_IDENTIFIER).new`. No other system replaces it, so an app compares types at run time with
/// `expanded` or `abbreviated`. A manifest contains no types, so a web app receives the declared type. A desktop entry and
/// Android's shortcuts need the identifier for the export.
extension QuickAction {
  /// The build setting that a type may begin with, followed by a dot.
  public static let bundleIdentifierSetting = "$(PRODUCT_BUNDLE_IDENTIFIER)"

  /// True if the type begins with the setting.
  public var needsBundleIdentifier: Bool {
    type.utf8.starts(with: (Self.bundleIdentifierSetting + ".").utf8)
  }

  /// Returns the action with the app's identifier in place of the setting. An action without the setting is returned unchanged.
  public func expanded(bundleIdentifier: String) -> QuickAction {
    guard needsBundleIdentifier else { return self }
    var action = self
    action.type = bundleIdentifier + Self.rest(of: type, after: Self.bundleIdentifierSetting)
    return action
  }

  /// Returns a type with the setting in place of the app's identifier; nil if the type does not begin with the identifier.
  public static func abbreviated(_ type: String, bundleIdentifier: String) -> String? {
    guard !bundleIdentifier.isEmpty, type.utf8.starts(with: (bundleIdentifier + ".").utf8) else {
      return nil
    }
    return bundleIdentifierSetting + rest(of: type, after: bundleIdentifier)
  }

  /// Returns the form in which an app knows a type from the system: the type itself, or its abbreviated form; nil if the app
  /// knows neither.
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
