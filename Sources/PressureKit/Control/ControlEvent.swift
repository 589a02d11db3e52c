/// What a control says to its host.
public enum ControlEvent<State>: EventCode, Hashable
where State: RawRepresentable<UInt8> & Hashable & Sendable {
  /// It went into a state.
  case state(State)
  /// What it is for happened: each control says what that is, and, where it offers several things,
  /// which, 0…15.
  case act(UInt8 = 0)
  /// Knock.
  case haptic(Haptic)
  /// Say the text of `access.textSlot` to those who do not see it.
  case announce

  /// The event of a code: the kind in the upper four bits, what it carries in the lower.
  public init?(code: UInt8) {
    let value = code & 15
    switch code >> 4 {
    case 1:
      guard let state = State(rawValue: value) else { return nil }
      self = .state(state)
    case 2: self = .act(value)
    case 3:
      guard let haptic = Haptic(rawValue: value) else { return nil }
      self = .haptic(haptic)
    case 4 where value == 0: self = .announce
    default: return nil
    }
  }

  /// The byte that stands for it.
  public var code: UInt8 {
    switch self {
    case .state(let state): 0x10 | state.rawValue
    case .act(let choice): 0x20 | (choice & 15)
    case .haptic(let haptic): 0x30 | haptic.rawValue
    case .announce: 0x40
    }
  }
}
