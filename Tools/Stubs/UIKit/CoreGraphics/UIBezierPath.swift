// https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject {
  // https://developer.apple.com/documentation/uikit/uibezierpath/cgpath
  open var cgPath: CGPath

  // https://developer.apple.com/documentation/uikit/uibezierpath/init()
  public override init() {
    cgPath = CGPath("")
  }

  // https://developer.apple.com/documentation/uikit/uibezierpath/append(_:)
  open func append(_ bezierPath: UIBezierPath) {
    cgPath = CGPath(cgPath.description + bezierPath.cgPath.description)
  }

  // https://developer.apple.com/documentation/uikit/uibezierpath/init(roundedrect:cornerradius:)
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath("roundedRect \(rect) \(cornerRadius)")
  }

  // https://developer.apple.com/documentation/uikit/uibezierpath/init(arccenter:radius:startangle:endangle:clockwise:)
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath = CGPath("arc \(center) \(radius) \(startAngle) \(endAngle) \(clockwise)")
  }
}

@available(*, unavailable)
extension UIBezierPath: @unchecked Sendable {}
