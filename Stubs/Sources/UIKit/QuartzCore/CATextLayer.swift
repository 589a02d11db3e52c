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

  /// Here only: whether its bounds cut its letters off. They lean over their own width by a twentieth of their size, and
  /// hang below their line by a tenth.
  public var isClipped: Bool {
    guard let string = string as? NSString, string.length > 0 else { return false }
    let size = string.size(withAttributes: [.font: UIFont(pointSize: fontSize)])
    return bounds.width < size.width + fontSize / 10 || bounds.height < size.height + fontSize / 10
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
