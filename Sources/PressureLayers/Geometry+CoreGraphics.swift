#if os(iOS) || os(macOS) || STAND_INS
import CoreGraphics
import PressureKit

extension Point {
  package init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGPoint {
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension CGPath {
  /// A whole circle, clockwise from `start` in turns from the top, where y grows downwards.
  static func circle(around center: Point, radius: Double, start: Double) -> CGPath {
    let path = CGMutablePath()
    // Angles are counted from the right.
    path.addRelativeArc(
      center: CGPoint(center), radius: radius, startAngle: (start - 0.25) * 2 * .pi,
      delta: 2 * .pi)
    return path
  }

  /// A rectangle with round corners, no rounder than half its shorter side.
  static func roundedRect(_ rect: Rect, cornerRadius: Double) -> CGPath {
    let rect = CGRect(rect)
    // A radius that does not fit ends the program.
    let radius = max(min(cornerRadius, rect.width / 2, rect.height / 2), 0)
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}

extension LayerShape {
  /// Its outline; none of a text.
  var path: CGPath? {
    switch self {
    case .arc(let center, let radius, _, let start):
      .circle(around: center, radius: radius, start: start)
    case .roundedRect(let rect, let cornerRadius):
      .roundedRect(rect, cornerRadius: cornerRadius)
    case .text:
      nil
    }
  }
}
#endif
