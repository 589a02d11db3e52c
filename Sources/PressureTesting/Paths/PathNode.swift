import PressureKit

/// Where a sequence has led: the control, what its model knows, and what its host does.
struct PathNode<C: ControlValue, Model: PathModel>: Sendable {
  var control: C
  var model: Model
  /// The host's clock, in seconds.
  var time = 0.0
  /// How much of it nobody was told of yet.
  var untold = 0.0
  /// Where the contact that is down is; its place at rest is not remembered.
  var place = Point.zero
  var isDown = false
  /// Whether a press, a key or an activation has begun since the last act.
  var hasBegun = false
}

extension PathNode: Equatable, Hashable where C: Hashable {}
