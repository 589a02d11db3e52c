/// Where in its life a contact is.
public enum ContactPhase: UInt8, CaseIterable, Sendable {
  /// It touches down. Next: `moved`, `ended`, `cancelled`.
  case began
  /// Its place, its force or its buttons changed. Next: `moved`, `ended`, `cancelled`.
  case moved
  /// It was seen to lift.
  case ended
  /// The system took it away. It did not lift: nothing may come of it.
  case cancelled
}
