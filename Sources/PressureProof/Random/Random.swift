/// A small, repeatable generator, so that a failure can be reproduced.
package struct Random: RandomNumberGenerator {
  package var state: UInt64

  package init(state: UInt64) { self.state = state }

  /// Numbers that are invalid or at the edge of a range, but that a host may pass.
  private static let wild: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 0.5, 1, 1.0875, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns true once in `times` times on average.
  package mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// Returns a number in a range, or once in twenty times a wild one.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    once(in: 20)
      ? Random.wild.randomElement(using: &self)! : Double.random(in: range, using: &self)
  }
}
