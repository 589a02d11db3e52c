/// A sequence of bytes from which a fuzzer makes its decisions; zeros after the end.
package struct FuzzBytes {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package var isAtEnd: Bool { rest.isEmpty }

  package mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Reads eight bytes, lowest first, as any bit pattern.
  package mutating func bits() -> UInt64 {
    (0..<8).reduce(0) { bits, place in bits | UInt64(byte()) << (8 * place) }
  }

  /// Reads any number, including NaN and the infinities.
  package mutating func number() -> Double { Double(bitPattern: bits()) }

  /// Reads a byte as a fraction, 0…1.
  package mutating func part() -> Double { Double(byte()) / 255 }
}
