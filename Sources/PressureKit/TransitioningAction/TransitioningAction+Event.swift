extension TransitioningAction.Event {
  /// The event of a code: the kind in the upper four bits, what it carries in the lower.
  public init?(code: UInt8) {
    let value = code & 15
    switch code >> 4 {
    case 1:
      guard let state = TransitioningAction.State(rawValue: value) else { return nil }
      self = .state(state)
    case 2 where value == 0: self = .activate
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
    case .activate: 0x20
    case .haptic(let haptic): 0x30 | haptic.rawValue
    case .announce: 0x40
    }
  }
}
