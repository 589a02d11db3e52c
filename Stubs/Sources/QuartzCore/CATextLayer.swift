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
