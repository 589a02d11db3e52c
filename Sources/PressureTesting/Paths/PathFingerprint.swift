/// A 128-bit fingerprint of all bits of a value, to compare millions of values.
struct PathFingerprint: Hashable, Sendable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xD1B5_4A32_D192_ED03

  init<Value>(of value: Value) {
    withUnsafeBytes(of: value) { bytes in
      let words = bytes.count / 8
      for index in 0..<words {
        mix(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
      var rest: UInt64 = 0
      for index in words * 8..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
      mix(rest)
    }
  }

  /// Updates two independent hashes: multiply by an odd factor, then fold the high bits into the low ones.
  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0xBF58_476D_1CE4_E5B9
    first ^= first >> 29
    second = (second &+ word) &* 0x94D0_49BB_1331_11EB
    second ^= second >> 32
  }
}

/// A 128-bit key from the `Hashable` conformance of a value, to compare millions of values.
struct PathKey: Hashable, Sendable {
  private var first: Int
  private var second: Int

  init(of value: some Hashable) {
    var hasher = Hasher()
    value.hash(into: &hasher)
    var other = hasher
    other.combine(true)
    first = hasher.finalize()
    second = other.finalize()
  }
}
