/// What it says to those who cannot see it.
extension ConfirmAction {
  /// The texts it shows and says; their words are the host's.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// "CONFIRM": the ring is full, or the button armed.
    case confirm
    /// "OK": lifting fires.
    case ok
    /// "Press harder": the contact lifted before the force was enough.
    case pressHint
    /// "Hold longer": it lifted before the time was enough.
    case holdHint
    /// "Slide onto the ring": it lifted from the control while the ring was full.
    case slideHint
  }

  /// What it says of itself in its present state.
  public var label: Label {
    switch state {
    case .idle, .updating: .none
    case .selected: .confirm
    case .confirmed: .ok
    }
  }

  /// A button; its own name stays the host's, what it says beside it is `label`.
  public var access: Access {
    Access(role: .button, textSlot: label.rawValue, isEnabled: isEnabled)
  }
}
