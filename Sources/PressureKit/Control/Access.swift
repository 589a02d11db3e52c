/// What a control is to those who do not see it: what a host tells its assistive technology.
public struct Access: Equatable, Sendable {
  /// What kind of thing it is.
  public enum Role: UInt8, Sendable {
    /// Something that does something when it is activated.
    case button
  }

  /// What kind of thing it is.
  public var role: Role
  /// Which of the host's texts it says of itself now; 0 for none.
  public var textSlot: UInt8
  /// Whether it can be used.
  public var isEnabled: Bool

  /// Makes a description.
  public init(role: Role, textSlot: UInt8, isEnabled: Bool) {
    self.role = role
    self.textSlot = textSlot
    self.isEnabled = isEnabled
  }
}
