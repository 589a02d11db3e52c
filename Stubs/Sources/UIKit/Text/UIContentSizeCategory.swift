// https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  // https://developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
