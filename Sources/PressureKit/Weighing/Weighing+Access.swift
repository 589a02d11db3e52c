/// What it says to those who cannot see it.
extension Weighing {
  /// The texts it shows and says; their words are the host's.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The number that is shown.
    case number
    /// The unit below it, or what is to be said in its place.
    case unit
    /// The number and its unit, or that nothing is measured.
    case reading
  }

  /// A measured value that can be set to zero.
  public var access: Access {
    Access(role: .meter, textSlot: Label.reading.rawValue, isEnabled: isEnabled)
  }
}
