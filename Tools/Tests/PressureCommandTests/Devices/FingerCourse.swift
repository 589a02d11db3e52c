import PressureKit

/// The force and position of one finger, interpolated linearly between points.
struct FingerCourse {
  /// The finger at one time; the course begins at 0 s.
  struct Point {
    var time: Double
    /// In grams: a step of a 3D Touch screen is about one (`Tests/Traces/README.md`).
    var grams: Double
    /// The distance upwards from the first touch, in points.
    var up = 0.0
  }

  var points: [Point]
  /// The time of the touch, in seconds.
  var start = 0.0
  /// The distance of the touch from the middle of the control to the right, in points.
  var across = 0.0
  /// The phase at its last point.
  var end = ContactPhase.ended

  /// Returns the finger at a time, in seconds after its touch.
  func at(_ time: Double) -> Point {
    guard let next = points.firstIndex(where: { $0.time > time }), next > 0 else {
      return time < points[0].time ? points[0] : points[points.count - 1]
    }
    let (from, to) = (points[next - 1], points[next])
    let part = (time - from.time) / (to.time - from.time)
    return Point(
      time: time, grams: from.grams + (to.grams - from.grams) * part,
      up: from.up + (to.up - from.up) * part)
  }

  /// Presses firmly, waits longer than the intention by time would need, slides up by 44 points, and lifts.
  static let steady = pressing(230)
  /// Does the same as people press pens, harder than a finger, and less than the range of a tablet.
  static let writing = pressing(360)
  /// Does the same with more force than any of these sensors can measure.
  static let hard = pressing(500)

  /// Presses lightly, at first without any force, and never hard enough.
  static let soft = FingerCourse(points: [
    Point(time: 0, grams: 0), Point(time: 0.2, grams: 0.5), Point(time: 1, grams: 90),
    Point(time: 4.2, grams: 90), Point(time: 4.4, grams: 90, up: 44),
    Point(time: 4.8, grams: 90, up: 44),
  ])

  /// Touches lightly, and lifts.
  static let tap = FingerCourse(points: [Point(time: 0, grams: 8), Point(time: 0.1, grams: 25)])

  /// Presses firmly and scrolls the page, so that the system cancels the contact.
  static let scrolling = FingerCourse(
    points: [
      Point(time: 0, grams: 12), Point(time: 0.6, grams: 230), Point(time: 0.7, grams: 230),
      Point(time: 0.9, grams: 230, up: -40),
    ], end: .cancelled)

  /// Presses firmly until a second finger touches, then moves to the place that would confirm.
  static let first = FingerCourse(points: [
    Point(time: 0, grams: 12), Point(time: 0.6, grams: 230), Point(time: 1.2, grams: 230),
    Point(time: 1.4, grams: 230, up: 44), Point(time: 1.6, grams: 230, up: 44),
  ])
  /// The second finger.
  static let second = FingerCourse(
    points: [Point(time: 0, grams: 30), Point(time: 0.2, grams: 60)], start: 0.9, across: 20)

  private static func pressing(_ grams: Double) -> FingerCourse {
    FingerCourse(points: [
      Point(time: 0, grams: 12), Point(time: 0.6, grams: grams), Point(time: 2.4, grams: grams),
      Point(time: 2.6, grams: grams, up: 44), Point(time: 2.8, grams: grams, up: 44),
    ])
  }
}
