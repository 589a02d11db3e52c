/// What can take a press away, other than the contact itself.
public enum Interruption: UInt8, CaseIterable, Sendable {
  /// The host's events go elsewhere now (lost pointer capture).
  case captureLost
  /// The person pressed Escape.
  case escape
  /// Keyboard focus left the control.
  case focusLost
  /// The window or tab lost focus or was hidden.
  case hostInactive
  /// The control moved on screen: a scroll, a resize.
  case displaced
  /// A menu opened.
  case menu
  /// The control left the screen.
  case removed
}
