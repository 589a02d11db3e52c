import PressureKit

/// Replaying a trace.
extension Trace {
  /// Feeds the samples to a control on a manual clock, and returns the timeline with the events. The control is placed where
  /// the trace says.
  ///
  /// The rate is 60 frames per second by default. See `Timeline.play(_:settling:watch:)`.
  public func replay<C: ControlValue>(
    on control: C, rate: Double = 60, settling: Double = 2,
    watch: (Timeline<C>) -> Void = { _ in }
  ) -> Timeline<C> {
    var timeline = Timeline(placed(control), rate: rate)
    timeline.play(self, settling: settling, watch: watch)
    return timeline
  }

  /// Returns the control, placed where the trace says.
  public func placed<C: ControlValue>(_ control: C) -> C {
    var control = control
    control.bounds = bounds
    control.viewport = viewport
    return control
  }
}
