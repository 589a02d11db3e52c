// https://developer.apple.com/documentation/uikit/uitraitcollection
@MainActor
open class UITraitCollection: NSObject {
  public nonisolated override init() {}

  // https://developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  // https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
  public internal(set) nonisolated(unsafe) var userInterfaceStyle = UIUserInterfaceStyle.light
  // https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory
  public internal(set) nonisolated(unsafe) var preferredContentSizeCategory =
    UIContentSizeCategory.large
  // https://developer.apple.com/documentation/uikit/uitraitcollection/accessibilitycontrast
  public internal(set) nonisolated(unsafe) var accessibilityContrast =
    UIAccessibilityContrast.normal
  // https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom
  public internal(set) nonisolated(unsafe) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public internal(set) nonisolated(unsafe) var displayScale: CGFloat = 3
  // https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection
  public internal(set) nonisolated(unsafe) var layoutDirection =
    UITraitEnvironmentLayoutDirection.leftToRight
  // https://developer.apple.com/documentation/uikit/uitraitcollection/forcetouchcapability
  public internal(set) nonisolated(unsafe) var forceTouchCapability = UIForceTouchCapability.unknown

  /// Here only: those of every view.
  public static var current = UITraitCollection()

  /// Here only.
  public static func make(
    _ style: UIUserInterfaceStyle = .light, force: UIForceTouchCapability = .available,
    size: UIContentSizeCategory = .large, contrast: UIAccessibilityContrast = .normal,
    scale: CGFloat = 3, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    idiom: UIUserInterfaceIdiom = .phone
  ) -> UITraitCollection {
    let traits = UITraitCollection()
    traits.displayScale = scale
    traits.layoutDirection = direction
    traits.userInterfaceIdiom = idiom
    traits.preferredContentSizeCategory = size
    traits.accessibilityContrast = contrast
    traits.userInterfaceStyle = style
    traits.forceTouchCapability = force
    return traits
  }
}

// https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

// https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

// https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

// https://developer.apple.com/documentation/uikit/uiforcetouchcapability
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}

// https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
