import PressureKit

extension Trace {
  /// Makes a trace of what a host fed to a control, its times counted from the first sample.
  ///
  /// Where no sample proves a sensor the trace has none: its maximum is 0. Throws if the samples are
  /// out of order or not finite, if a contact is still down after them, or if they are of several
  /// sources or sensors.
  public init(
    recording samples: [ContactSample], bounds: Rect = Trace.defaultBounds,
    viewport: Rect = .unbounded
  ) throws(TraceFault) {
    do throws(TraceProblem) {
      guard let first = samples.first else { throw .noSamples }
      let isProven = samples.contains { $0.force.provesSensor }
      // A sample may be without a word about force, as that of a lift is.
      let maxima = Set(samples.lazy.filter { $0.force.kind == .measured }.map(\.force.maximum))
      if maxima.count > 1 { throw .mixedSources }
      self.init(
        maximum: isProven ? maxima.first ?? 0 : 0, source: first.source, bounds: bounds,
        viewport: viewport)
      for sample in samples {
        if sample.source != first.source { throw .mixedSources }
        try append(
          TraceSample(
            time: sample.time - first.time, phase: sample.phase, id: sample.id,
            position: sample.position, force: sample.force.value))
      }
      try checkEnd()
    } catch {
      throw TraceFault(line: nil, reason: error)
    }
  }
}

extension Timeline {
  /// The trace of the contacts; nothing of keys and other input is in it. Throws if what happened is
  /// no whole press: see `Trace.init(recording:)`.
  public func trace() throws(TraceFault) -> Trace {
    var samples: [ContactSample] = []
    for moment in moments {
      if case .contact(let sample)? = moment.input { samples.append(sample) }
    }
    let framed = control as? any Framed
    return try Trace(
      recording: samples, bounds: control.bounds, viewport: framed?.viewport ?? .unbounded)
  }
}

extension VirtualFinger {
  /// The trace of what the finger did; see `Timeline.trace()`.
  public func trace() throws(TraceFault) -> Trace { try timeline.trace() }
}
