/// An event that fits in a byte, so that a list of them needs no memory of its own.
public protocol EventCode: Equatable, Sendable {
  /// The event of a code made by `code`; nil of any other.
  init?(code: UInt8)
  /// The byte that stands for it; not 0.
  var code: UInt8 { get }
}

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

/// Up to sixteen bytes in a row: an event list without the type of its events, so that its code is
/// there once.
struct EventCodes: Hashable, Sendable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private var count: UInt64 = 0

  @inline(never)  // it is called from many places, and larger than a call
  mutating func append(_ code: UInt8) {
    let shift = count &* 8
    if count < 8 {
      low |= UInt64(code) &<< shift
    } else if count < 16 {
      high |= UInt64(code) &<< shift  // masked: 64 is 0 again
    }
    count &+= 1
  }
}
