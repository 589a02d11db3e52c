import PressureKit
import Testing

@Suite struct ElapsedClockTests {
  /// Steps and time after each stamp.
  private func steps(_ stamps: [Double]) -> [[Double]] {
    var clock = ElapsedClock()
    return stamps.map { stamp in
      let step = clock.advance(to: stamp)
      return [step, clock.now]
    }
  }

  @Test func `the first stamp is the base`() {
    #expect(steps([100, 100.125, 100.25]) == [[0, 0], [0.125, 0.125], [0.125, 0.25]])
  }

  @Test func `a stall counts for a quarter of a second, and passes as it was`() {
    #expect(steps([0, 10]) == [[0, 0], [0.25, 10]])
  }

  @Test func `two sources mixed do not add time`() {
    #expect(
      steps([0, 0.125, 0, 0.125, 0, 0.25])
        == [[0, 0], [0.125, 0.125], [0, 0.125], [0, 0.125], [0, 0.125], [0.125, 0.25]])
  }

  @Test func `a clock that was set is a new base`() {
    #expect(steps([1000, 5, 5.25]) == [[0, 0], [0, 0], [0.25, 0.25]])
  }

  @Test func `a wild or missing stamp costs nothing once right ones follow`() {
    #expect(
      steps([1, .nan, .infinity, -.infinity, 1e300, 1.5, 1.625])
        == [[0, 0], [0, 0], [0, 0], [0, 0], [0.25, 3600], [0, 3600], [0.125, 3600.125]])
  }
}
