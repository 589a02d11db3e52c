import PressureKit
import Testing

@Suite struct ElapsedClockTests {
  /// Returns the step and the time after each time stamp.
  private func steps(_ stamps: [Double]) -> [[Double]] {
    var clock = ElapsedClock()
    return stamps.map { stamp in
      let step = clock.advance(to: stamp)
      return [step, clock.now]
    }
  }

  @Test func `the first stamp is the base`() {
    expect(steps([100, 100.125, 100.25]), equals: [[0, 0], [0.125, 0.125], [0.125, 0.25]])
  }

  @Test func `a stall is a step of a quarter of a second, and the time advances in full`() {
    expect(steps([0, 10]), equals: [[0, 0], [0.25, 10]])
  }

  @Test func `time stamps of two sources do not add up`() {
    expect(
      steps([0, 0.125, 0, 0.125, 0, 0.25]),
      equals: [[0, 0], [0.125, 0.125], [0, 0.125], [0, 0.125], [0, 0.125], [0.125, 0.25]])
  }

  @Test func `a clock that was set back is a new base`() {
    expect(steps([1000, 5, 5.25]), equals: [[0, 0], [0, 0], [0.25, 0.25]])
  }

  @Test func `the clock recovers from invalid and huge stamps`() {
    expect(
      steps([1, .nan, .infinity, -.infinity, 1e300, 1.5, 1.625]),
      equals: [[0, 0], [0, 0], [0, 0], [0, 0], [0.25, 3600], [0, 3600], [0.125, 3600.125]])
  }
}
