import PressureKit
import Testing

@Suite struct RectTests {
  private let room = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test func `a rectangle contains points on its edges, and no points beyond them`() {
    let points = [
      (10.0, 20.0), (110, 70), (60, 45), (9.9, 45), (110.1, 45), (60, 19.9), (60, 70.1),
      (.nan, 45), (60, .nan), (.infinity, 45),
    ]
    expect(
      points.map { room.contains(Point(x: $0.0, y: $0.1)) },
      equals: [true, true, true, false, false, false, false, false, false, false])

    let rects = [
      room, Rect(x: 30, y: 30, width: 10, height: 10), Rect(x: 9, y: 20, width: 50, height: 50),
      Rect(x: 60, y: 20, width: 51, height: 50), Rect(x: 10, y: 19, width: 100, height: 50),
      Rect(x: 10, y: 21, width: 100, height: 50), Rect(x: 10, y: 20, width: .nan, height: 50),
    ]
    expect(
      rects.map { room.contains($0) }, equals: [true, true, false, false, false, false, false])
  }

  @Test func `a rectangle moves into another one by the shortest way, and a larger one is centred`()
  {
    let moved = [
      (30.0, 30.0, 20.0, 20.0), (0, 0, 20, 20), (200, 200, 20, 20), (0, 200, 100, 50),
      (0, 0, 120, 60),
    ].map { Rect(x: $0.0, y: $0.1, width: $0.2, height: $0.3).moved(into: room) }
    expect(
      moved.map(\.origin),
      equals: [
        Point(x: 30, y: 30), Point(x: 10, y: 20), Point(x: 90, y: 50), Point(x: 10, y: 20),
        Point(x: 0, y: 15),
      ])
    expect(moved.last?.size, equals: Size(width: 120, height: 60))
  }

  @Test func `the unbounded rectangle is larger than any screen`() {
    expect(Rect.unbounded, equals: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    expect(Rect.unbounded.center, equals: .zero)
  }
}
