import PressureTesting

/// When force or time must bring a press where, by the formulas of the documentation and without the engine.
/// A host without a sensor sees it with the first frame after that.
struct DocumentedPress {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The intention is above 0.97: by force, by force and then time, or by time.
  var full: ClosedRange<Double>? {
    let cap = 3.0
    func intention(_ force: Double) -> Double {
      min(min(max(force, 0), trace.maximum), cap) / min(trace.maximum, cap)
    }
    if let tap { return tap }
    guard hasSensor else { return frame(after: 0.97 * 2) }
    if let due = first(where: { intention($0) > 0.97 }) { return due }
    // Two seconds of force that is not enough; then time goes on from there.
    let reached = trace.samples.map { intention($0.force) }.max() ?? 0
    return frame(after: 2 + (0.97 - reached) * 2)
  }

  /// It lifted within half a second, where it began, and was never full.
  private var tap: ClosedRange<Double>? {
    guard let first = trace.samples.first, let last = trace.samples.last, last.phase == .ended
    else { return nil }
    let isShort = last.time - first.time <= 0.5
    let isInPlace = trace.samples.allSatisfy {
      abs($0.position.x - first.position.x) + abs($0.position.y - first.position.y) < 7
    }
    return isShort && isInPlace ? Self.around(last.time) : nil
  }

  /// The level is above 0.20 of the sensor's range, or it was held for half a second. What was deep
  /// when it lifted is a tap.
  var peek: ClosedRange<Double>? {
    hasSensor ? first { $0 / trace.maximum > 0.2 } : frame(after: 0.5)
  }

  /// The level is above 0.75, or it was a tap.
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

  /// Nil if the press is over before.
  private func frame(after time: Double) -> ClosedRange<Double>? {
    guard let last = trace.samples.last, last.time > time else { return nil }
    return time - 0.001...time + 1 / 60 + 0.001
  }

  private static func around(_ time: Double) -> ClosedRange<Double> { time - 0.001...time + 0.001 }
}
