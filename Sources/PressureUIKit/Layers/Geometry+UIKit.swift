#if canImport(UIKit)
import PressureKit
import UIKit

extension Point {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension CGPath {
  /// A whole circle, clockwise from `start` in turns from the top.
  @MainActor
  static func circle(around center: Point, radius: Double, start: Double) -> CGPath {
    // UIKit counts angles from the right.
    let angle = (start - 0.25) * 2 * .pi
    return UIBezierPath(
      arcCenter: CGPoint(center), radius: radius, startAngle: angle, endAngle: angle + 2 * .pi,
      clockwise: true
    ).cgPath
  }

  /// A rectangle with round corners, no rounder than half its shorter side.
  @MainActor
  static func roundedRect(_ rect: Rect, cornerRadius: Double) -> CGPath {
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    return UIBezierPath(roundedRect: CGRect(rect), cornerRadius: max(radius, 0)).cgPath
  }
}

extension LayerShape {
  /// Its outline; none of a text.
  @MainActor
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
