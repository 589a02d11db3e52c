/// What a model says of a step.
public enum PathVerdict: UInt8, Sendable {
  /// The control must not act.
  case never
  /// The control must act: its protocol is complete.
  case always
  /// The model does not say.
  case either
}
