import PressureKit

/// A press that was recorded: its samples, and what they mean.
///
/// A trace holds what a host can know of contacts, and nothing of keys or other input. Its force is
/// believed as that of a sensor with a known maximum is (`ForceReading.measured`): what a source said
/// that never proved itself is recorded with a `maximum` of 0, and replays by time, as it was lived.
///
/// Whatever is in it is in order: times never go back, each contact begins before it moves and ends
/// once. `Trace+Text` and `TraceReader` know the format, `Trace+Replay` what comes of it.
public struct Trace: Equatable, Sendable {
  /// More samples than this are refused: over an hour of one contact at 60 a second, in 20 MB.
  public static let mostSamples = 250_000
  /// A later sample is refused, in seconds: a day. Who writes milliseconds is told so.
  public static let latest = 86_400.0
  /// More contacts down at once than this are refused: no hand has more.
  public static let mostContacts = 10

  /// The most that the sensor can say, in units of an average touch; 0 where there is none.
  public private(set) var maximum: Double
  /// Which device, by which of a host's events, all samples came from.
  public private(set) var source: ContactSource
  /// Where the control was, in points; a square of 44 at the origin by default.
  public var bounds = Trace.defaultBounds
  /// What of the screen could be seen, in points; without edges by default.
  public var viewport = Rect.unbounded
  /// Where it is from, as far as it says; it changes nothing of a replay.
  public var origin = TraceOrigin()
  /// The samples, in order.
  public private(set) var samples: [TraceSample] = []

  private var contacts = TraceContacts()

  /// Where a control is that a trace says nothing of.
  public static let defaultBounds = Rect(x: 0, y: 0, width: 44, height: 44)

  /// Makes a trace without samples; of a maximum that is not finite or negative, one without a sensor.
  public init(
    maximum: Double, source: ContactSource, bounds: Rect = Trace.defaultBounds,
    viewport: Rect = .unbounded
  ) {
    self.maximum = maximum >= 0 && maximum.isFinite ? maximum : 0
    self.source = source
    self.bounds = bounds
    self.viewport = viewport
  }

  /// Adds a sample at the end; throws, and nothing changed, if it is none or not the next.
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

  /// Throws if it is no whole press: without a sample, or with a contact that is still down.
  public func checkEnd() throws(TraceProblem) {
    if samples.isEmpty { throw .noSamples }
    if let id = contacts.down.first { throw .neverLifts(id: id) }
  }
}
