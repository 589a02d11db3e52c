import PressureKit

extension Timeline {
  /// The trace of the contacts; nothing of keys and other input is in it. Throws if what happened is
  /// no whole press: see `Trace.init(recording:)`. It says that it is made up: nobody pressed.
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
  /// The trace of what the finger did; see `Timeline.trace()`.
  public func trace() throws(TraceFault) -> Trace { try timeline.trace() }
}
