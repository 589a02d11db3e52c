/// What came of one input, in order: up to sixteen events, without an allocation.
///
/// No control has more than thirteen to say at once; what went beyond sixteen would be dropped.
public struct EventList<Event: EventCode>: Sequence, Equatable, Sendable {
  fileprivate(set) var codes = EventCodes()

  /// The codes of the first eight events, the first in the lowest byte.
  public var low: UInt64 { codes.low }
  /// The codes of the eight after them.
  public var high: UInt64 { codes.high }

  /// Makes an empty list.
  public init() {}

  /// The events of a list of another kind, whose codes mean the same.
  init<Other>(sharing other: EventList<Other>) {
    codes = other.codes
  }

  /// Whether nothing came of it.
  public var isEmpty: Bool { codes.low == 0 }

  /// Adds an event at the end.
  public mutating func append(_ event: Event) {
    codes.append(event.code)
  }

  /// Goes through the events in order.
  public func makeIterator() -> Iterator { Iterator(low: low, high: high) }

  /// A place in a list.
  public struct Iterator: IteratorProtocol {
    fileprivate var low: UInt64
    fileprivate var high: UInt64

    /// The next event, or nil at the end.
    public mutating func next() -> Event? {
      let code = UInt8(truncatingIfNeeded: low)
      low = (low >> 8) | (high << 56)
      high >>= 8
      return code == 0 ? nil : Event(code: code)
    }
  }
}
