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
  /// It went into a state.
  case state(State)
  /// What it is for happened, or something of that begins or ends: do it.
  case act(Act)
  /// Play a haptic.
  case haptic(Haptic)
  /// Say a text of the host's to those who do not see it. The event has the text, for by the time a host takes it
  /// the control may be in another state.
  case announce(Label)

  /// The event of a code: the kind in the upper four bits, what it carries in the lower.
  public init?(code: UInt8) {
    let value = code & EventKind.valueBits
    switch EventKind(rawValue: code >> EventKind.shift) {
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

  /// The byte that stands for it.
  public var code: UInt8 {
    switch self {
    case .state(let state): EventKind.state.code(state.rawValue)
    case .act(let act): EventKind.act.code(act.rawValue)
    case .haptic(let haptic): EventKind.haptic.code(haptic.rawValue)
    case .announce(let label): EventKind.announce.code(label.rawValue)
    }
  }
}

/// The kind of an event, in the upper bits of its code; 0 is none.
package enum EventKind: UInt8, CaseIterable {
  case state = 1
  case act, haptic, announce

  /// The lowest bit of a kind in a code.
  package static let shift: UInt8 = 4
  /// The bits of a code that say what the event carries.
  package static let valueBits: UInt8 = 15

  fileprivate func code(_ value: UInt8) -> UInt8 { rawValue << EventKind.shift | value }
}

/// What there is none of: the acts or the labels of a control without any.
public enum Nothing: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// Nil of every number.
  public init?(rawValue: UInt8) { nil }
  /// There is none.
  public var rawValue: UInt8 { switch self {} }
}

/// A haptic; what it feels like is the host's.
public enum Haptic: UInt8, CaseIterable, Sendable {
  /// A light one: a threshold was crossed.
  case tick
  /// A stronger one: lifting now has consequences.
  case strong
  /// It is done.
  case success
}

/// An event that fits in a byte, so that a list of them needs no memory of its own.
public protocol EventCode: Equatable, Sendable {
  /// The event of a code made by `code`; nil of any other.
  init?(code: UInt8)
  /// The byte that stands for it; not 0.
  var code: UInt8 { get }
}

/// The events of one input, in order: up to sixteen, without an allocation.
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
