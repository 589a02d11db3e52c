/// What a control says to its host.
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
