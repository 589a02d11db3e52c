import PressureKit

/// What came of one input: a line of a timeline.
public struct Moment<C: ControlValue>: Equatable, Sendable {
  /// When it was, in seconds on the timeline's clock.
  public var time: Double
  /// What happened to the control; nil for a call of its host that is no input.
  public var input: Input?
  /// What the control said to it, in order.
  public var events: [C.Event]
  /// Where the control was in its protocol after it.
  public var state: C.State
}
