// https://developer.apple.com/documentation/quartzcore/calayer
// As in Apple's SDK, the class is nonisolated.
open class CALayer: NSObject {
  public override init() {}

  // https://developer.apple.com/documentation/quartzcore/calayer/init(layer:)
  public init(layer: Any) {}

  public required init?(coder: NSCoder) {}

  open var frame = CGRect.zero {
    didSet { if frame != oldValue { animate("frame") } }
  }
  open var bounds = CGRect.zero {
    didSet { if bounds != oldValue { animate("bounds") } }
  }
  open var position = CGPoint.zero {
    didSet { if position != oldValue { animate("position") } }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var opacity: Float = 1 {
    didSet { if opacity != oldValue { animate("opacity") } }
  }

  /// Here only: true if the layer is a view's own. Core Animation does not animate such a layer implicitly.
  public var isOfView = false

  private func animate(_ key: String) {
    if isOfView || superlayer == nil || CATransaction.disableActions() { return }
    CATransaction.animated.append(key)
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/contentsscale
  // Setting it does not redraw: the contents keep the scale at which they were drawn.
  open var contentsScale: CGFloat = 1
  /// Here only: the scale at which the contents were last drawn.
  public private(set) var drawnScale: CGFloat?
  private var transform = CGAffineTransform.identity {
    didSet { if transform != oldValue { animate("transform") } }
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/setaffinetransform(_:)
  open func setAffineTransform(_ m: CGAffineTransform) { transform = m }
  open func affineTransform() -> CGAffineTransform { transform }

  // https://developer.apple.com/documentation/quartzcore/calayer/setneedsdisplay()
  open func setNeedsDisplay() {
    drawnScale = contentsScale
    animate("contents")
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/contents
  open var contents: Any? {
    didSet { animate("contents") }
  }
  // https://developer.apple.com/documentation/quartzcore/calayer/isgeometryflipped
  open var isGeometryFlipped = false
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor != oldValue { animate("backgroundColor") } }
  }
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  // https://developer.apple.com/documentation/quartzcore/calayer/borderwidth
  open var borderWidth: CGFloat = 0
  // https://developer.apple.com/documentation/quartzcore/calayer/bordercolor
  open var borderColor: CGColor?
  open var masksToBounds = false
  open var mask: CALayer?

  // https://developer.apple.com/documentation/quartzcore/calayer/sublayers
  open var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  // https://developer.apple.com/documentation/quartzcore/calayer/addsublayer(_:)
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/insertsublayer(_:at:)
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/removefromsuperlayer()
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

@available(*, unavailable)
extension CALayer: @unchecked Sendable {}

// https://developer.apple.com/documentation/quartzcore/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
