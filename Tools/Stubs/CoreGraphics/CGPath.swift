import Foundation

// https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Equatable {
  /// Here: the calls that built the path.
  public fileprivate(set) var description: String

  /// Here only.
  public init(_ description: String) {
    self.description = description
  }

  // https://developer.apple.com/documentation/coregraphics/cgpath/init(roundedrect:cornerwidth:cornerheight:transform:)
  // Like Apple's, it ends the program if the corners do not fit.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width,
      "cornerWidth must be from 0 to half the width")
    precondition(
      cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
      "cornerHeight must be from 0 to half the height")
    self.init("roundedRect \(rect) \(cornerWidth) \(cornerHeight)")
  }

  // https://developer.apple.com/documentation/coregraphics/cgpath/init(rect:transform:)
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init("rect \(rect)")
  }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.description == other.description
  }
}

@available(*, unavailable)
extension CGPath: @unchecked Sendable {}

// https://developer.apple.com/documentation/coregraphics/cgmutablepath
public class CGMutablePath: CGPath {
  // https://developer.apple.com/documentation/coregraphics/cgmutablepath/init()
  public init() {
    super.init("")
  }

  // https://developer.apple.com/documentation/coregraphics/cgmutablepath/move(to:transform:)
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    description += "move \(point) "
  }

  // https://developer.apple.com/documentation/coregraphics/cgmutablepath/addline(to:transform:)
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    description += "line \(point) "
  }

  // https://developer.apple.com/documentation/coregraphics/cgmutablepath/addrect(_:transform:)
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    description += "rect \(rect)"
  }

  // https://developer.apple.com/documentation/coregraphics/cgmutablepath/addpath(_:transform:)
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    description += path.description
  }

  // https://developer.apple.com/documentation/coregraphics/cgmutablepath/addrelativearc(center:radius:startangle:delta:transform:)
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    description += "arc \(center) \(radius) \(startAngle) \(delta)"
  }
}
