import PressureKit

/// A recorded press: its samples and their meaning.
///
/// A trace contains only contacts, no keys or other input. Its force is trusted like that of a sensor with a known maximum
/// (`ForceReading.measured`). If no source proved a sensor, the `maximum` is 0 and the press replays by time, as it happened.
///
/// The samples are always in order: times never go back, and each contact begins before it moves and ends once. `Trace+Text`
/// and `TraceReader` define the format, and `Trace+Replay` feeds a trace to a control.
public struct Trace: Equatable, Sendable {
  /// The maximum number of samples: over an hour of one contact at 60 samples per second, in 20 MB.
  public static let mostSamples = 250_000
  /// The latest time of a sample, in seconds: one day. It catches times in milliseconds.
  public static let latest = 86_400.0
  /// The maximum number of contacts that are down at once: no hand has more.
  public static let mostContacts = 10

  /// The maximum of the sensor, in units of an average touch; 0 if there is no sensor.
  public private(set) var maximum: Double
  /// The source of all samples: the kind of device and of host event.
  public private(set) var source: ContactSource
  /// The bounds of the control, in points; by default a square of 44 at the origin.
  public var bounds = Trace.defaultBounds
  /// The visible part of the screen, in points; without edges by default.
  public var viewport = Rect.unbounded
  /// The origin, as far as it is known; it does not affect a replay.
  public var origin = TraceOrigin()
  /// The samples, in order.
  public private(set) var samples: [TraceSample] = []

  private var contacts = TraceContacts()

  /// The bounds of a control if the trace does not give them.
  public static let defaultBounds = Rect(x: 0, y: 0, width: 44, height: 44)

  /// Creates a trace without samples. A maximum that is negative or not finite means no sensor.
  public init(
    maximum: Double, source: ContactSource, bounds: Rect = Trace.defaultBounds,
    viewport: Rect = .unbounded
  ) {
    self.maximum = maximum >= 0 && maximum.isFinite ? maximum : 0
    self.source = source
    self.bounds = bounds
    self.viewport = viewport
  }

  /// Adds a sample at the end. Throws, without a change, if the sample is not valid or not in order.
  public mutating func append(_ sample: TraceSample) throws(TraceProblem) {
    if samples.count == Trace.mostSamples { throw .tooManySamples }
    if !(sample.time >= 0 && sample.time <= Trace.latest) { throw .outOfRange("t") }
    if sample.id.magnitude > 1 << 53 { throw .outOfRange("id") }
    if !sample.position.x.isFinite { throw .outOfRange("x") }
    if !sample.position.y.isFinite { throw .outOfRange("y") }
    if !sample.force.isFinite { throw .outOfRange("force") }
    if let last = samples.last {
      if sample.time < last.time { throw .timeBackwards(from: last.time, to: sample.time) }
    } else if sample.time != 0 {
      throw .startsLate(sample.time)
    }
    try contacts.add(sample)
    samples.append(sample)
  }

  /// Throws if the press is not complete: if it has no sample, or a contact that is still down.
  public func checkEnd() throws(TraceProblem) {
    if samples.isEmpty { throw .noSamples }
    if let id = contacts.down.first { throw .neverLifts(id: id) }
  }
}
