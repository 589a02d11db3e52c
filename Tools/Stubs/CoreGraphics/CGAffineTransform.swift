@_exported import Foundation

// https://developer.apple.com/documentation/corefoundation/cgaffinetransform
public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(scalex:y:)
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    (a, b, c, d, tx, ty) = (sx, 0, 0, sy, 0, 0)
  }

  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/init(rotationangle:)
  public init(rotationAngle angle: CGFloat) {
    (a, b, c, d, tx, ty) = (cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
  }

  // https://developer.apple.com/documentation/corefoundation/cgaffinetransform/inverted()
  public func inverted() -> CGAffineTransform {
    var inverse = self
    let area = a * d - b * c
    (inverse.a, inverse.b, inverse.c, inverse.d) = (d / area, -b / area, -c / area, a / area)
    (inverse.tx, inverse.ty) = ((c * ty - d * tx) / area, (b * tx - a * ty) / area)
    return inverse
  }

  public static let identity = CGAffineTransform(scaleX: 1, y: 1)
}

extension CGPoint {
  // https://developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
