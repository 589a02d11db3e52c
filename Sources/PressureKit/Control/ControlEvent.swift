/// An event that a control reports to its host.
///
/// A host may `switch` over it without a default:
///
///     for event in button.feed(sample) {
///       switch event {
///       case .state(let state): show(state)
///       case .act(.confirm): delete()
///       case .haptic(let haptic): play(haptic)
///       case .announce(let label): say(label)
///       }
///     }
public enum ControlEvent<State, Act, Label>: EventCode, Hashable
where
  State: RawRepresentable<UInt8> & Hashable & Sendable,
  Act: RawRepresentable<UInt8> & Hashable & Sendable,
  Label: RawRepresentable<UInt8> & Hashable & Sendable
{
  /// The control entered a state.
  case state(State)
  /// The host is to do something, or is notified that something begins or ends.
  case act(Act)
  /// The host is to play a haptic.
  case haptic(Haptic)
  /// The host is to announce one of its texts to assistive technology. The event names the text, because the control may be in
  /// another state by the time the host handles the event.
  case announce(Label)

  /// Decodes an event: its kind from the upper four bits, its value from the lower four.
  public init?(code: UInt8) {
    let value = code & EventKind.valueBits
    switch EventKind(code: code) {
    case .state:
      guard let state = State(rawValue: value) else { return nil }
      self = .state(state)
    case .act:
      guard let act = Act(rawValue: value) else { return nil }
      self = .act(act)
    case .haptic:
      guard let haptic = Haptic(rawValue: value) else { return nil }
      self = .haptic(haptic)
    case .announce:
      guard let label = Label(rawValue: value) else { return nil }
      self = .announce(label)
    case nil: return nil
    }
  }

  /// The event as a byte.
  public var code: UInt8 {
    switch self {
    case .state(let state): EventKind.state.code(state.rawValue)
    case .act(let act): EventKind.act.code(act.rawValue)
    case .haptic(let haptic): EventKind.haptic.code(haptic.rawValue)
    case .announce(let label): EventKind.announce.code(label.rawValue)
    }
  }
}

/// The kind of an event, in the upper bits of its code. 0 is not a kind.
package enum EventKind: UInt8, CaseIterable {
  case state = 1
  case act, haptic, announce

  /// The position of the kind's lowest bit in a code.
  package static let shift: UInt8 = 4
  /// The bits of a code that hold the event's value.
  package static let valueBits: UInt8 = 15

  func code(_ value: UInt8) -> UInt8 { rawValue << EventKind.shift | value }

  /// Returns the kind of an event by its code.
  init?(code: UInt8) { self.init(rawValue: code >> EventKind.shift) }
}

/// An empty type, for controls without acts or labels.
public enum Nothing: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// Returns nil for every number.
  public init?(rawValue: UInt8) { nil }
  /// Never read, because the type has no values.
  public var rawValue: UInt8 { switch self {} }
}

/// A haptic. The host decides how it feels.
public enum Haptic: UInt8, CaseIterable, Sendable {
  /// A light haptic: a threshold was crossed.
  case tick
  /// A stronger haptic: lifting now has consequences.
  case strong
  /// A success: the action is done.
  case success
}

/// An event that fits in a byte, so that a list of events allocates no memory.
public protocol EventCode: Equatable, Sendable {
  /// Decodes an event from its `code`; nil for any other number.
  init?(code: UInt8)
  /// The event as a byte; never 0.
  var code: UInt8 { get }
}

/// The events of one input, in order: up to fifteen, without allocating memory.
///
/// No control reports more than thirteen at once. Events after the fifteenth are dropped.
public struct EventList<Event: EventCode>: Sequence, Equatable, Sendable {
  fileprivate(set) var codes = EventCodes()

  /// The codes of the first eight events, with the first in the lowest byte.
  public var low: UInt64 { codes.low }
  /// The codes of the next seven events, and `begins` in the highest bit.
  public var high: UInt64 { codes.high }

  /// True if the control became engaged, or if a press or an arming took the place of another whose end was lost: a lift or a
  /// release that was never reported, or an arming that has just run out. A press that goes on does not begin, as when a contact
  /// comes down on an armed ring.
  public var begins: Bool { codes.begins }

  /// Notes that a press or an arming began.
  public mutating func begin() { codes.begin() }

  /// Makes an empty list.
  public init() {}

  /// Reuses the events of a list of another kind, whose codes mean the same.
  init<Other>(sharing other: EventList<Other>) {
    codes = other.codes
  }

  /// True if the list has no events.
  public var isEmpty: Bool { codes.low == 0 }

  /// Adds an event at the end.
  public mutating func append(_ event: Event) {
    codes.append(event.code)
  }

  /// Adds an event at the beginning of a list that has room for it.
  mutating func prepend(_ event: Event) {
    codes.prepend(event.code)
  }

  /// Returns an iterator over the events, in order.
  public func makeIterator() -> Iterator { Iterator(low: low, high: high & .max >> 1) }

  /// An iterator over the events of a list.
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

/// Up to fifteen bytes in a row: an event list without its event type, so that its code is compiled only once.
struct EventCodes: Hashable, Sendable {
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  private var count: UInt64 = 0

  var begins: Bool { high > .max / 2 }
  mutating func begin() { high |= 1 << 63 }

  @inline(never)  // called from many places, and larger than a call
  mutating func append(_ code: UInt8) {
    let shift = count &* 8
    if count < 8 {
      low |= UInt64(code) &<< shift
    } else if count < 15 {
      high |= UInt64(code) &<< shift  // the shift is masked: 64 becomes 0
    }
    count &+= 1
  }

  mutating func prepend(_ code: UInt8) {
    let begun = high & (1 << 63)
    high = (high << 8 | low >> 56) & ~(1 << 63) | begun
    low = low << 8 | UInt64(code)
    count &+= 1
  }
}
