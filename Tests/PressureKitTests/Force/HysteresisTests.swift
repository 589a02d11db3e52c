import PressureKit
import Testing

@Suite struct HysteresisTests {
  @Test func `it is full above the upper threshold, until it falls below the lower one`() {
    var full = Hysteresis()
    let levels = [0.5, 0.97, 0.971, 0.95, 0.9, 0.899, 0.95, 0.97, 1]
    let found = levels.map { level in
      full.update(level, upper: 0.97, lower: 0.9)
      return full.isFull
    }
    expect(found, equals: [false, false, true, true, true, false, false, false, true])
  }

  @Test func `a lower threshold above the upper one is clamped to it`() {
    var full = Hysteresis()
    let found = [0.6, 0.55, 0.49].map { level in
      full.update(level, upper: 0.5, lower: 0.9)
      return full.isFull
    }
    expect(found, equals: [true, true, false])
  }
}
