import PressureKit

/// What comes of a trace.
extension Trace {
  /// Feeds the samples to a control, put where the trace says, on a manual clock; the timeline has what
  /// came of each.
  ///
  /// See `Timeline.play(_:settling:watch:)`; it has 60 frames a second by default.
  public func replay<C: ControlValue>(
    on control: C, rate: Double = 60, settling: Double = 2,
    watch: (Timeline<C>) -> Void = { _ in }
  ) -> Timeline<C> {
    var timeline = Timeline(placed(control), rate: rate)
    timeline.play(self, settling: settling, watch: watch)
    return timeline
  }

  /// The control where the trace says that it was.
  public func placed<C: ControlValue>(_ control: C) -> C {
    var control = control
    control.bounds = bounds
    control.viewport = viewport
    return control
  }
}
