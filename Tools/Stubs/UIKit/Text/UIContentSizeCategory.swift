// https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  // https://developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

// https://developer.apple.com/documentation/uikit/uifontmetrics
// Here all text styles scale as the body does.
open class UIFontMetrics: NSObject {
  // https://developer.apple.com/documentation/uikit/uifontmetrics/init(fortextstyle:)
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  // https://developer.apple.com/documentation/uikit/uifontmetrics/scaledvalue(for:compatiblewith:)
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * UIFontMetrics.factor(for: traitCollection)
  }

  /// Here only: the text size relative to the default size.
  static func factor(for traits: UITraitCollection?) -> CGFloat {
    switch (traits ?? .current).preferredContentSizeCategory {
    case .extraSmall: 14.0 / 17
    case .accessibilityExtraExtraExtraLarge: 53.0 / 17
    default: 1
    }
  }
}
