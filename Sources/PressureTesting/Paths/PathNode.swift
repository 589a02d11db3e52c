import PressureKit

/// The end of a sequence: the control, its model and its host.
struct PathNode<C: ControlValue, Model: PathModel>: Sendable {
  var control: C
  var model: Model
  /// The host's clock, in seconds.
  var time = 0.0
  /// The part of the host's time that the control and the model have not received yet.
  var untold = 0.0
  /// The position of the contact that is down; it is not kept at rest.
  var place = Point.zero
  var isDown = false
  /// True if a press, a key press or an activation has begun since the last act.
  var hasBegun = false
}

extension PathNode: Equatable, Hashable where C: Hashable {}
