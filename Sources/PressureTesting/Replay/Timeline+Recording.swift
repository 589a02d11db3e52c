import PressureKit

extension Timeline {
  /// Returns the trace of the contacts, without keys and other input. Its origin is made up, because no person pressed. Throws
  /// if the contacts are not a complete press: see `Trace.init(recording:)`.
  public func trace() throws(TraceFault) -> Trace {
    var samples: [ContactSample] = []
    for moment in moments {
      if case .contact(let sample)? = moment.input { samples.append(sample) }
    }
    var trace = try Trace(
      recording: samples, bounds: control.bounds, viewport: control.viewport)
    trace.origin = TraceOrigin(making: .madeUp)
    return trace
  }
}

extension VirtualFinger {
  /// Returns the trace of the finger; see `Timeline.trace()`.
  public func trace() throws(TraceFault) -> Trace { try timeline.trace() }
}
