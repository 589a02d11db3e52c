import PressureTesting

/// The times at which force or time must take effect, from the formulas of the documentation and without the engine. Without a
/// sensor, a host sees the effect with the next frame.
struct DocumentedPress {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The intention exceeds 0.97 by force, by time, or by force and then time.
  var full: ClosedRange<Double>? {
    // A pen's cap is 0.9 of its own range.
    let cap = trace.source == .pen ? 0.9 * trace.maximum : 3
    func intention(_ force: Double) -> Double {
      min(min(max(force, 0), trace.maximum), cap) / min(trace.maximum, cap)
    }
    if let tap { return tap }
    guard hasSensor else { return frame(after: 0.97 * 2) }
    if let due = first(where: { intention($0) > 0.97 }) { return due }
    // After two seconds with too little force, time continues from the reached intention.
    let reached = trace.samples.map { intention($0.force) }.max() ?? 0
    return frame(after: 2 + (0.97 - reached) * 2)
  }

  /// A tap: lifted within half a second at the place where it began, before the intention was full.
  private var tap: ClosedRange<Double>? {
    guard let first = trace.samples.first, let last = trace.samples.last, last.phase == .ended
    else { return nil }
    let isShort = last.time - first.time <= 0.5
    let isInPlace = trace.samples.allSatisfy {
      abs($0.position.x - first.position.x) + abs($0.position.y - first.position.y) < 7
    }
    return isShort && isInPlace ? Self.around(last.time) : nil
  }

  /// The level exceeds 0.20 of the sensor's range, or the press lasts half a second. A press that is deep at its lift is a tap.
  var peek: ClosedRange<Double>? {
    hasSensor ? first { $0 / trace.maximum > 0.2 } : frame(after: 0.5)
  }

  /// The level exceeds 0.75, or the press is a tap.
  var pop: ClosedRange<Double>? {
    if peek == nil, let end = trace.samples.last?.time { return Self.around(end) }
    return hasSensor ? first { $0 / trace.maximum > 0.75 } : nil
  }

  /// The sensor is at its maximum.
  var overload: ClosedRange<Double>? { hasSensor ? first { $0 >= trace.maximum } : nil }

  /// Half a second without a sensor.
  var unmeasured: ClosedRange<Double>? { hasSensor ? nil : frame(after: 0.5) }

  private var hasSensor: Bool { trace.maximum > 0 }

  private func first(where isDue: (Double) -> Bool) -> ClosedRange<Double>? {
    trace.samples.first { isDue($0.force) }.map { Self.around($0.time) }
  }

  /// Nil if the press is over before that time.
  private func frame(after time: Double) -> ClosedRange<Double>? {
    guard let last = trace.samples.last, last.time > time else { return nil }
    return time - 0.001...time + 1 / 60 + 0.001
  }

  private static func around(_ time: Double) -> ClosedRange<Double> { time - 0.001...time + 0.001 }
}
