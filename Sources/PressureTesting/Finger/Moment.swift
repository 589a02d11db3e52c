import PressureKit

/// One input and its events: an entry of a timeline.
public struct Moment<C: ControlValue>: Equatable, Sendable {
  /// The time in seconds, on the timeline's clock.
  public var time: Double
  /// The input; nil for a call by the host that is not an input.
  public var input: Input?
  /// The events of the input, in order.
  public var events: [C.Event]
  /// The state of the control after the input.
  public var state: C.State
}
