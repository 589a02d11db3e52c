/// A ConfirmAction between its first and its second activation by key or assistive technology.
struct Arming: Equatable, Sendable {
  /// When the first activation was, on the control's clock.
  var since: Double
  /// Whether the key of the second activation is down: when it comes up, it fires.
  var isConfirming = false
}
