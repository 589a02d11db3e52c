// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat

  // https://developer.apple.com/documentation/uikit/uifont/ascender
  // Here, letters rise as high as the font size, in a line 1.2 times as high.
  open var ascender: CGFloat { pointSize }

  init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  // https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
  // The font has the current text size, and keeps it when the setting changes.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  // https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:compatiblewith:)
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(pointSize: 17 * UIFontMetrics.factor(for: traitCollection))
  }

  // https://developer.apple.com/documentation/uikit/uifont/withsize(_:)
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  // https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:)
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

  // https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:)
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  // https://developer.apple.com/documentation/uikit/uifont/monospaceddigitsystemfont(ofsize:weight:)
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.pointSize == pointSize
  }

  // https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
  }

  // https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }
}

extension NSAttributedString.Key {
  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

extension NSAttributedString {
  // https://developer.apple.com/documentation/foundation/nsattributedstring/size()
  /// Here each run is measured as an `NSString`: widths add up, and the highest run sets the height.
  public func size() -> CGSize {
    var size = CGSize.zero
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole) { attributes, range, _ in
      let part = attributedSubstring(from: range).string as NSString
      let partSize = part.size(withAttributes: attributes)
      size.width += partSize.width
      size.height = max(size.height, partSize.height)
    }
    return size
  }
}

extension NSString {
  // https://developer.apple.com/documentation/foundation/nsstring/size(withattributes:)
  /// Here every character is half as wide as the font size. Below 17 points, letters are further apart, as in the system
  /// font.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let size = (attrs?[.font] as? UIFont)?.pointSize ?? 12
    let tracking = max(17 - size, 0) / 50
    return CGSize(width: CGFloat(length) * (size / 2 + tracking), height: size * 1.2)
  }
}
