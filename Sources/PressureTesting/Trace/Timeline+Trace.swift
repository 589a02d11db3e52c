import PressureKit

/// Playing a trace.
extension Timeline {
  /// Feeds the samples of a trace to the control at its current position.
  ///
  /// Between samples, time passes in frames while the control needs them, as in a host, and otherwise at once. So the cost of a
  /// replay depends on the number of samples, not on how long a finger rested. After the last sample it adds frames for at most
  /// `settling` seconds, 2 by default. `watch` receives the timeline after each input. A replay does not repeat the stalls of
  /// the host.
  ///
  /// A contact is primary if no other was down when it began. Its button is down until it lifts.
  public mutating func play(
    _ trace: Trace, settling: Double = 2, watch: (Timeline) -> Void = { _ in }
  ) {
    var others = 0
    var primary: Int64?
    for sample in trace.samples {
      pass(until: sample.time, watch: watch)
      if sample.phase == .began {
        if others == 0 { primary = sample.id }
        others += 1
      }
      feed(.contact(trace.contactSample(sample, isPrimary: sample.id == primary)))
      watch(self)
      if sample.phase == .ended || sample.phase == .cancelled {
        others -= 1
        if sample.id == primary { primary = nil }
      }
    }
    settle(within: settling, watch: watch)
  }

  /// Lets time pass until a time in seconds, in frames while the control needs them.
  private mutating func pass(until end: Double, watch: (Timeline) -> Void) {
    while control.needsFrame && hasFrame(until: end) {
      frame()
      watch(self)
    }
    time = max(time, end)
  }
}

extension Trace {
  /// Returns a sample in the form that a control takes.
  fileprivate func contactSample(_ sample: TraceSample, isPrimary: Bool) -> ContactSample {
    let isDown = sample.phase == .began || sample.phase == .moved
    return ContactSample(
      time: sample.time, phase: sample.phase, id: Int(truncatingIfNeeded: sample.id),
      position: sample.position, source: source,
      force: .measured(sample.force, maximum: maximum), buttons: isDown ? 1 : 0,
      isPrimary: isPrimary)
  }
}
