// https://developer.apple.com/documentation/appkit/nsfont
open class NSFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat

  // https://developer.apple.com/documentation/appkit/nsfont/ascender
  // Here, letters rise as high as the font size, in a line 1.2 times as high.
  open var ascender: CGFloat { pointSize }

  private init(pointSize: CGFloat) {
    self.pointSize = pointSize
  }

  // https://developer.apple.com/documentation/appkit/nsfont/systemfont(ofsize:)
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(pointSize: fontSize) }

  // https://developer.apple.com/documentation/appkit/nsfont/systemfont(ofsize:weight:)
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(pointSize: fontSize)
  }

  // https://developer.apple.com/documentation/appkit/nsfont/systemfontsize(for:)
  // The default is the size of the regular control.
  open class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    default: 13
    }
  }

  // https://developer.apple.com/documentation/appkit/nsfont/monospaceddigitsystemfont(ofsize:weight:)
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(pointSize: fontSize)
  }

  // https://developer.apple.com/documentation/appkit/nsfont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  // https://developer.apple.com/documentation/appkit/nsfont/preferredfont(fortextstyle:options:)
  open class func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont { NSFont(pointSize: 13) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSFont)?.pointSize == pointSize
  }

  // https://developer.apple.com/documentation/appkit/nsfont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
  }

  // https://developer.apple.com/documentation/appkit/nsfont/textstyleoptionkey
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
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
  /// Here, the sum of the sizes of its parts, each measured as an `NSString`.
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
  /// Here, each character is half as wide as the font size.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let size = (attrs?[.font] as? NSFont)?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * size / 2, height: size * 1.2)
  }
}
