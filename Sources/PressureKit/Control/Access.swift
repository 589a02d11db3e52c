/// What a control is to those who do not see it: what a host tells its assistive technology.
public struct Access: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Role: UInt8, Sendable {
    /// Something that does something when it is activated.
    case button
    /// Something that shows what it measures.
    case meter
    /// Something that leads elsewhere.
    case link
  }

  /// What kind of thing it is.
  public var role: Role
  /// Which of the host's texts it says of itself now; 0 for none.
  public var textSlot: UInt8
  /// Whether it can be used.
  public var isEnabled: Bool
  /// Whether it is at work and takes no input until it is done; it keeps its focus meanwhile.
  public var isBusy: Bool

  /// Makes a description; of one that is not busy by default.
  public init(role: Role, textSlot: UInt8, isEnabled: Bool, isBusy: Bool = false) {
    self.role = role
    self.textSlot = textSlot
    self.isEnabled = isEnabled
    self.isBusy = isBusy
  }
}
