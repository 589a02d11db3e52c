// https://developer.apple.com/documentation/uikit/uitraitcollection
@MainActor
open class UITraitCollection: NSObject {
  public nonisolated override init() {}

  // https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
  public internal(set) nonisolated(unsafe) var userInterfaceStyle = UIUserInterfaceStyle.light
  public internal(set) nonisolated(unsafe) var displayScale: CGFloat = 3
  // https://developer.apple.com/documentation/uikit/uitraitcollection/forcetouchcapability
  public internal(set) nonisolated(unsafe) var forceTouchCapability = UIForceTouchCapability.unknown

  /// Here only: those of every view.
  public static var current = UITraitCollection()

  /// Here only.
  public static func make(
    _ style: UIUserInterfaceStyle = .light, force: UIForceTouchCapability = .available
  ) -> UITraitCollection {
    let traits = UITraitCollection()
    traits.userInterfaceStyle = style
    traits.forceTouchCapability = force
    return traits
  }
}

// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

// https://developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
