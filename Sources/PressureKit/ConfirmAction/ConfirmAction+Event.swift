extension ConfirmAction.Event {
  /// The event of a code: the kind in the upper four bits, what it carries in the lower.
  public init?(code: UInt8) {
    switch (code >> 4, ConfirmAction.State(rawValue: code & 15), Haptic(rawValue: code & 15)) {
    case (1, let state?, _): self = .state(state)
    case (2, _, _): self = .confirm
    case (3, _, let haptic?): self = .haptic(haptic)
    case (4, _, _): self = .announce
    default: return nil
    }
  }

  /// The byte that stands for it.
  public var code: UInt8 {
    switch self {
    case .state(let state): 0x10 | state.rawValue
    case .confirm: 0x20
    case .haptic(let haptic): 0x30 | haptic.rawValue
    case .announce: 0x40
    }
  }
}
