import Foundation
import PressureKit
import Testing

@Suite struct OneEuroFilterTests {
  /// The filter as its authors describe it: two low passes, where the first one sets the cutoff of the second.
  private struct Reference {
    var smoothedSpeed: Double?
    var smoothed: Double?
    var lastRaw = 0.0
    var lastTime = 0.0

    mutating func filter(_ raw: Double, _ time: Double) -> Double {
      func weight(_ cutoff: Double, _ rate: Double) -> Double {
        1 / (1 + (1 / (2 * .pi * cutoff)) / (1 / rate))
      }
      defer { (lastRaw, lastTime) = (raw, time) }
      guard let smoothed, let smoothedSpeed else {
        (self.smoothed, self.smoothedSpeed) = (raw, 0)
        return raw
      }
      let rate = 1 / (time - lastTime)
      let speedWeight = weight(1, rate)
      let speed = speedWeight * (raw - lastRaw) * rate + (1 - speedWeight) * smoothedSpeed
      let valueWeight = weight(1 + 0.1 * abs(speed), rate)
      let value = valueWeight * raw + (1 - valueWeight) * smoothed
      (self.smoothedSpeed, self.smoothed) = (speed, value)
      return value
    }
  }

  @Test func `with an uneven clock it equals the published filter`() {
    var filter = OneEuroFilter()
    var reference = Reference()
    var time = 0.0
    for index in 0..<500 {
      time += 0.004 + 0.01 * abs(sin(Double(index)))
      let raw = 100 * sin(Double(index) / 40) + 5 * cos(Double(index) * 7)
      #expect(abs(filter.filter(raw, at: time) - reference.filter(raw, time)) < 1e-9)
    }
  }

  @Test func `pitfall 26: it smooths noise at rest`() {
    var filter = OneEuroFilter()
    var spread = (low: Double.infinity, high: -Double.infinity)
    for index in 0..<600 {
      let value = filter.filter(index % 2 == 0 ? 95 : 105, at: Double(index) / 60)
      if index > 300 { spread = (min(spread.low, value), max(spread.high, value)) }
    }
    #expect(spread.high - spread.low < 4)
  }

  @Test func `a value that is not finite, or a time that is not later, changes nothing`() {
    var filter = OneEuroFilter()
    expect(filter.filter(.nan, at: 0), equals: 0)
    expect(filter.filter(7, at: 1), equals: 7)
    let before = filter
    let unchanged = [(9, 1), (9, 0.5), (.nan, 2), (9, .nan), (.infinity, 2)].map {
      filter.filter($0, at: $1)
    }
    expect(
      unchanged, equals: [7, 7, 7, 7, 7])
    expect(filter, equals: before)
  }
}
