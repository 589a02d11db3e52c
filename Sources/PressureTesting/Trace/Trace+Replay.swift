import PressureKit

/// What comes of a trace.
extension Trace {
  /// Feeds the samples to a control, put where the trace says, on a manual clock; the timeline has what
  /// came of each.
  ///
  /// Between samples time passes in frames, 60 a second by default; after the last until the control
  /// needs none, `settling` seconds at most, 2 by default. `watch` sees the timeline after each of
  /// them. A replay does not stall where the host did: a gap between samples is filled with frames.
  ///
  /// A contact is its device's first when no other was down as it began; its button is down until it
  /// lifts.
  public func replay<C: Control>(
    on control: C, rate: Double = 60, settling: Double = 2,
    watch: (Timeline<C>) -> Void = { _ in }
  ) -> Timeline<C> {
    var timeline = Timeline(placed(control), rate: rate)
    var others = 0
    var primary: Int?
    for sample in samples {
      timeline.wait(until: sample.time, watch: watch)
      if sample.phase == .began {
        if others == 0 { primary = sample.id }
        others += 1
      }
      timeline.take(.contact(contactSample(sample, isPrimary: sample.id == primary)))
      watch(timeline)
      if sample.phase == .ended || sample.phase == .cancelled {
        others -= 1
        if sample.id == primary { primary = nil }
      }
    }
    timeline.settle(within: settling, watch: watch)
    return timeline
  }

  /// The control where the trace says that it was.
  public func placed<C: Control>(_ control: C) -> C {
    var control = control
    control.bounds = bounds
    if var framed = control as? any Framed {
      framed.viewport = viewport
      control = framed as? C ?? control
    }
    return control
  }

  /// A sample as a control takes it.
  private func contactSample(_ sample: TraceSample, isPrimary: Bool) -> ContactSample {
    let isDown = sample.phase == .began || sample.phase == .moved
    return ContactSample(
      time: sample.time, phase: sample.phase, id: sample.id, position: sample.position,
      source: source, force: .measured(sample.force, maximum: maximum),
      buttons: isDown ? 1 : 0, isPrimary: isPrimary)
  }
}
