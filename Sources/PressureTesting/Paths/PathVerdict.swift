/// The prediction of a model for a step.
public enum PathVerdict: UInt8, Sendable {
  /// The control must not act.
  case never
  /// The control must act: its protocol is complete.
  case always
  /// The model makes no prediction.
  case either
}
