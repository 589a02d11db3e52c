/// What it says to those who cannot see it.
extension PeekPop {
  /// A link; its own name stays the host's.
  public var access: Access {
    Access(role: .link, textSlot: 0, isEnabled: isEnabled)
  }
}
