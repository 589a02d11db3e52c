/// Where a contact can be.
public enum PathZone: UInt8, CaseIterable, Sendable {
  /// In the middle of the control.
  case control
  /// Where the protocol leads: on a ring, up on the actions, on an item.
  case target
  /// Neither here nor there.
  case elsewhere
}
