/// Which device, by which of a host's events, a sample came from.
///
/// Every sample carries it, so that a page or a trace can show where a force came from, and so that
/// two voices about one contact are not mistaken for one.
public enum ContactSource: UInt8, CaseIterable, Sendable {
  /// The host does not say.
  case unknown
  /// A finger on a screen.
  case touch
  /// A finger on a screen, as the older touch events tell it beside the pointer events.
  case touchEvent
  /// A pen.
  case pen
  /// A mouse, or a trackpad as a mouse.
  case mouse
  /// A trackpad that measures force, as events of its own tell it beside the mouse's.
  case trackpad
  /// A developer's simulated force: no hardware.
  case simulated
}
