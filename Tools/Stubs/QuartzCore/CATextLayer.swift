// https://developer.apple.com/documentation/quartzcore/catextlayer
open class CATextLayer: CALayer {
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36 {
    didSet { setNeedsDisplay() }
  }
  open var foregroundColor: CGColor?
  open var alignmentMode = CATextLayerAlignmentMode.natural

  /// Here only: the text of an attributed string. Nil for a plain string, with which a system font loses its features.
  public var text: String? { (string as? NSAttributedString)?.string }
  /// Here only: returns an attribute of the first letter of an attributed string.
  public func first(_ name: NSAttributedString.Key) -> Any? {
    guard let letters = string as? NSAttributedString, letters.length > 0 else { return nil }
    return letters.attribute(name, at: 0, effectiveRange: nil)
  }
}

// https://developer.apple.com/documentation/corefoundation/cftyperef
public typealias CFTypeRef = AnyObject

// https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
}
