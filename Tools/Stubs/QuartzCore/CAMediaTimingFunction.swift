// https://developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: NSObject {
  // https://developer.apple.com/documentation/quartzcore/camediatimingfunction/init(controlpoints:_:_:_:)
  /// As in Apple's SDK, the control points are `Float`, not `CGFloat`.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

@available(*, unavailable)
extension CAMediaTimingFunction: @unchecked Sendable {}
