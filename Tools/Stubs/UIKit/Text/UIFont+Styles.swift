// https://developer.apple.com/documentation/uikit/uifont/textstyle
extension UIFont.TextStyle {
  public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")
  public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")
  public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")
  public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")
  public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
}
