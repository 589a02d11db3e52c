import CoreGraphics
import PressureKit
import Testing

@testable import PressureViews

/// The paths that Core Animation draws.
struct PathTests {
  @Test func `A circle runs clockwise, a corner radius is limited to fit, and an angle is a line`()
  {
    let center = Point(x: 10, y: 20)
    let rect = Rect(x: 1, y: 2, width: 30, height: 20)
    let frame = CGRect(x: 1, y: 2, width: 30, height: 20)
    let paths: [(LayerShape, String?)] = [
      // From the top, and from a quarter turn after it.
      (.arc(center: center, radius: 5, sweep: 0.3, start: 0), arc(from: -0.5 * .pi)),
      (.arc(center: center, radius: 5, sweep: 1, start: 0.25), arc(from: 0)),
      (.roundedRect(rect, cornerRadius: 4), "roundedRect \(frame) 4.0 4.0"),
      (.roundedRect(rect, cornerRadius: 12), "roundedRect \(frame) 10.0 10.0"),
      (.roundedRect(rect, cornerRadius: -1), "roundedRect \(frame) 0.0 0.0"),
      (
        .angle(start: .zero, corner: center, end: Point(x: 3, y: 4), part: 0.5),
        "move \(CGPoint.zero) line \(CGPoint(x: 10, y: 20)) line \(CGPoint(x: 3, y: 4)) "
      ),
      (.text(slot: 1, center: center, scale: 1), nil),
    ]
    expect(paths.map { $0.0.path?.description }, equals: paths.map(\.1))
  }

  private func arc(from angle: CGFloat) -> String {
    "arc \(CGPoint(x: 10, y: 20)) 5.0 \(angle) \(CGFloat.pi * 2)"
  }
}
