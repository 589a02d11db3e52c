import PressureKit
import Testing

/// Settling of a reading, and its announcements.
@Suite struct WeighingSettleTests {
  @Test func itSettlesAfterASecond() {
    let scale = Scale()
    scale.press(grams: 100)
    scale.wait(63.0 / 64)
    expect(scale.takeEvents(), equals: ["weighing"])
    scale.wait(1.0 / 64)
    expect(scale.takeEvents(), equals: ["settled", "tick haptic", "say 100.0"])
    expect(scale.control.settled, equals: 1)
    scale.push(grams: 160)
    scale.wait(3)
    expect(
      scale.takeEvents(),
      equals: [
        "weighing", "say 159.0", "settled", "tick haptic", "say 160.0",
      ])
  }

  @Test func itSettlesInTheChosenTime() {
    let scale = Scale()
    scale.control.options.settleDuration = 4
    scale.press(grams: 100)
    let settled = (0..<5).map { _ in
      scale.wait(1)
      return scale.control.settled
    }
    expect(settled, equals: [0.25, 0.5, 0.75, 1, 1])
    scale.control.options.settleDuration = 0
    scale.lift()
    scale.press(grams: 100)
    expect(scale.control.settled, equals: 1)
    // An unmeasured contact does not settle, even with a duration of 0.
    scale.lift()
    scale.feed(.began, .normalized(0.5))
    expect(scale.control.settled, equals: 0)
  }

  /// The range, the deviation from 100 g, and true if the reading settles.
  @Test(arguments: [(50.0, 49.9, true), (50, 50.1, false), (0.5, 0.4, true), (0.5, 0.6, false)])
  func itSettlesWithinTheChosenRange(range: Double, strayed: Double, settles: Bool) {
    let scale = Scale()
    scale.control.options.settleRange = range
    scale.control.options.filter = .none
    scale.press(grams: 100)
    scale.wait(0.25)
    scale.push(grams: 100 + strayed)
    scale.wait(0.75)
    expect((scale.control.state == .settled), equals: settles)
  }

  @Test func withoutHapticsThereAreOnlyStatesAndAnnouncements() {
    let scale = Scale()
    scale.control.options.hasHaptics = false
    scale.press(grams: 100)
    scale.wait(1)
    scale.push(1)
    scale.wait(1)
    expect(
      scale.takeEvents(), equals: ["weighing", "settled", "say 100.0", "overload", "say 385.0"])
  }

  /// A deviation of two grams counts as rest, and a tenth of a gram more does not.
  @Test(arguments: [(102.0, true), (98, true), (102.1, false), (97.9, false)])
  func `pitfall 26: a reading settles within two grams`(grams: Double, settles: Bool) {
    let scale = Scale()
    scale.press(grams: 100)
    scale.wait(0.25)
    scale.push(grams: grams)
    scale.wait(0.75)
    expect((scale.control.state == .settled), equals: settles)
    scale.wait(2)
    expect(scale.control.state, equals: .settled)
  }

  @Test func aMovingLoadNeverSettles() {
    let scale = Scale()
    scale.press(grams: 50)
    for step in 0..<64 {
      scale.push(grams: 50 + Double(step) * 3)
      scale.wait(1.0 / 8)
    }
    expect(scale.takeEvents().contains("settled"), equals: false)
  }

  /// An unmeasured contact restarts the settling.
  @Test func itSettlesFromTheStartAfterAnUnmeasuredContact() {
    let scale = Scale()
    scale.press(grams: 100)
    scale.wait(2)
    scale.feed(.began, .normalized(0.5), id: 2)
    scale.lift()
    scale.wait(2)
    _ = scale.takeEvents()
    scale.press(grams: 100)
    scale.wait(63.0 / 64)
    expect(scale.takeEvents(), equals: ["weighing", "say 100.0"])
    scale.wait(1.0 / 64)
    expect(scale.takeEvents(), equals: ["settled", "tick haptic"])
  }

  @Test func anOverloadIsAnnouncedAtOnce() {
    let scale = Scale()
    scale.press(grams: 100)
    _ = scale.takeEvents()
    scale.push(1)
    expect(scale.takeEvents(), equals: ["overload", "strong haptic", "say 385.0"])
    scale.wait(3)
    expect(scale.takeEvents(), equals: [])
    scale.push(0.5)
    expect(scale.takeEvents(), equals: ["weighing", "say 192.0"])
  }

  @Test func aLiftIsNotAnnounced() {
    let scale = Scale()
    scale.press(grams: 100)
    scale.wait(3)
    _ = scale.takeEvents()
    scale.lift()
    scale.wait(3)
    expect(scale.takeEvents(), equals: ["rest"])
    // A contact that is not measured yet is not announced, either.
    scale.feed(.began, .normalized(0.5))
    scale.wait(0.25)
    expect(scale.takeEvents(), equals: ["weighing"])
    // A moving reading waits a second, however long ago the last announcement was.
    scale.lift()
    scale.wait(3)
    _ = scale.takeEvents()
    scale.press(grams: 100)
    scale.wait(0.5)
    expect(scale.takeEvents(), equals: ["weighing"])
  }

  @Test func itAnnouncesAtMostOneReadingASecond() {
    let scale = Scale()
    scale.press(grams: 10)
    var times: [Double] = []
    for step in 1...640 {
      scale.push(grams: 10 + Double(step) / 2)
      scale.wait(1.0 / 64)
      if scale.takeEvents().contains(where: { $0.hasPrefix("say") }) { times.append(scale.time) }
    }
    expect(times.count, equals: 10)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 1 })
  }

  @Test func itNeedsNoFramesAtRestAndAfterSettling() {
    let scale = Scale()
    expect(scale.control.needsFrame, equals: false)
    scale.press(grams: 100)
    #expect(scale.control.needsFrame)
    scale.wait(3)
    expect(scale.control.needsFrame, equals: false)
    scale.lift()
    scale.wait(1)
    expect(scale.control.needsFrame, equals: false)
    // Without a sensor, no frames are needed after the announcement.
    scale.feed(.began, .normalized(0.5))
    #expect(scale.control.needsFrame)
    scale.wait(2)
    expect(scale.control.needsFrame, equals: false)
  }
}
