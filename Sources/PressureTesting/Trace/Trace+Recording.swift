import PressureKit

extension Trace {
  /// Makes a trace of what a host fed to a control, its times counted from the first sample.
  ///
  /// Where several sources speak of a contact, as a browser's pointer and touch events do, the force is
  /// that of the first that proves itself, as in a control; the others tell where the contact is.
  /// Where no sample proves a sensor the trace has none: its maximum is 0. Throws if the samples are
  /// out of order or not finite, if a contact is still down after them, or if they are of several
  /// sensors. It says nothing of its `origin`, which the caller knows.
  public init(
    recording samples: [ContactSample], bounds: Rect = Trace.defaultBounds,
    viewport: Rect = .unbounded
  ) throws(TraceFault) {
    do throws(TraceProblem) {
      guard let first = samples.first else { throw .noSamples }
      let proof = samples.first { $0.force.provesSensor }
      let source = proof?.source ?? first.source
      self.init(
        maximum: proof?.force.maximum ?? 0, source: source, bounds: bounds, viewport: viewport)
      // What is trusted of each contact, until its source says more.
      var forces: [(id: Int, value: Double)] = []
      for sample in samples {
        forces.removeAll { $0.id == sample.id && sample.phase == .began }
        let place = forces.firstIndex { $0.id == sample.id } ?? forces.count
        if place == forces.count { forces.append((sample.id, 0)) }
        if sample.source == source {
          // A sample may be without a word about force, as that of a lift is.
          let isMeasured = proof != nil && sample.force.kind == .measured
          if isMeasured && sample.force.maximum != maximum { throw .mixedSensors }
          forces[place].value = sample.force.value
        }
        try append(
          TraceSample(
            time: sample.time - first.time, phase: sample.phase, id: Int64(sample.id),
            position: sample.position, force: forces[place].value))
      }
      try checkEnd()
    } catch {
      throw TraceFault(line: nil, reason: error)
    }
  }
}
