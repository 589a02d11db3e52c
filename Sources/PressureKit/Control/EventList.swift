/// What came of one input, in order: up to sixteen events, without an allocation.
///
/// No control has more than eight to say at once; what went beyond sixteen would be dropped.
public struct EventList<Event: EventCode>: Sequence, Equatable, Sendable {
  /// The codes of the first eight events, the first in the lowest byte.
  public private(set) var low: UInt64 = 0
  /// The codes of the eight after them.
  public private(set) var high: UInt64 = 0
  private var count: UInt64 = 0

  /// Makes an empty list.
  public init() {}

  /// Whether nothing came of it.
  public var isEmpty: Bool { count == 0 }

  /// Adds an event at the end.
  @inline(never)  // it is called from many places, and larger than a call
  public mutating func append(_ event: Event) {
    let shift = count &* 8
    if count < 8 {
      low |= UInt64(event.code) &<< shift
    } else if count < 16 {
      high |= UInt64(event.code) &<< shift  // masked: 64 is 0 again
    }
    count &+= 1
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
