/// An event that fits in a byte, so that a list of them needs no memory of its own.
public protocol EventCode: Equatable, Sendable {
  /// The event of a code made by `code`; nil of any other.
  init?(code: UInt8)
  /// The byte that stands for it; not 0.
  var code: UInt8 { get }
}
