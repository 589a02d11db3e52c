/// What it says to those who cannot see it.
extension TransitioningAction {
  /// The texts it shows and says; their words are the host's.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// What it is called.
    case title
    /// That it worked.
    case success
    /// That it did not.
    case failure
  }

  /// What it says of itself in its present state; its title stays its name.
  public var label: Label {
    switch state {
    case .begin, .loading: .none
    case .success: .success
    case .failure: .failure
    }
  }

  /// A button, busy while it is loading; its own name stays the host's, what it says beside it is
  /// `label`.
  public var access: Access {
    Access(
      role: .button, textSlot: label.rawValue, isEnabled: isEnabled, isBusy: state == .loading)
  }
}
