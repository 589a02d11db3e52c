/// The positions of a contact.
public enum PathZone: UInt8, CaseIterable, Sendable {
  /// In the middle of the control.
  case control
  /// At the target of the protocol: on the ring, on the actions above, or on an item.
  case target
  /// Away from both the control and the target.
  case elsewhere
}
