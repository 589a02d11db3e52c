// https://developer.apple.com/documentation/uikit/uitraitcollection
// Apple's is nonisolated and Sendable: an app cannot change one.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init() {}

  // https://developer.apple.com/documentation/uikit/uitraitcollection/init(preferredcontentsizecategory:)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  // https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  // https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory
  public internal(set) var preferredContentSizeCategory = UIContentSizeCategory.large
  // https://developer.apple.com/documentation/uikit/uitraitcollection/accessibilitycontrast
  public internal(set) var accessibilityContrast = UIAccessibilityContrast.normal
  // https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom
  public internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public internal(set) var displayScale: CGFloat = 3
  // https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection
  public internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  // https://developer.apple.com/documentation/uikit/uitraitcollection/forcetouchcapability
  public internal(set) var forceTouchCapability = UIForceTouchCapability.unknown

  // https://developer.apple.com/documentation/uikit/uitraitcollection/current
  // Here the traits of every view that was not given others.
  public nonisolated(unsafe) static var current = UITraitCollection()

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
  @available(iOS 17.0, *)
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
