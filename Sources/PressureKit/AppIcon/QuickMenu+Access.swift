/// What it says to those who cannot see it.
extension QuickMenu {
  /// A button, which has a menu beside what it does.
  public var access: Access {
    Access(role: .button, textSlot: 0, isEnabled: peek.isEnabled)
  }
}
