import PressureKit

extension Trace {
  /// Creates a trace from the samples that a host fed to a control. Times count from the first sample.
  ///
  /// A contact can have several sources, such as a browser's pointer and touch events. The force then comes from the first
  /// source that proves a sensor, as in a control. The other sources contribute only positions. If no sample proves a sensor,
  /// the maximum is 0. The `origin` stays empty for the caller to set. Throws if the samples are out of order or not finite, if
  /// a contact is still down at the end, or if they come from several sensors.
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
      // The trusted force of each contact, until its source reports a new one.
      var forces: [(id: Int, value: Double)] = []
      for sample in samples {
        forces.removeAll { $0.id == sample.id && sample.phase == .began }
        let place = forces.firstIndex { $0.id == sample.id } ?? forces.count
        if place == forces.count { forces.append((sample.id, 0)) }
        if sample.source == source {
          // A sample can lack a force, as the sample of a lift does.
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
