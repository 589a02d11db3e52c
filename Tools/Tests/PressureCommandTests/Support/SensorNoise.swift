import Foundation

/// Normally distributed noise with the same numbers in every run.
struct SensorNoise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number with a standard deviation of 1 (Box and Muller, 1958).
  mutating func next() -> Double {
    (-2 * log(uniform())).squareRoot() * cos(2 * .pi * uniform())
  }

  /// Returns a number in 0…1, without 0: SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func uniform() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double(((bits ^ (bits >> 31)) >> 11) + 1) / Double(1 << 53)
  }
}
