/// Bytes that something is decided by, one after the other; zeros when there are no more.
package struct FuzzBytes {
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package var isAtEnd: Bool { rest.isEmpty }

  package mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Eight bytes as they are, of the lowest first: any bit pattern.
  package mutating func bits() -> UInt64 {
    (0..<8).reduce(0) { bits, place in bits | UInt64(byte()) << (8 * place) }
  }

  /// Any number, and any that is none.
  package mutating func number() -> Double { Double(bitPattern: bits()) }

  /// A byte as a part of the whole, 0…1.
  package mutating func part() -> Double { Double(byte()) / 255 }
}
