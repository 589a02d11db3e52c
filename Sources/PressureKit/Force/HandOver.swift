/// The intention of one press: from time until a sensor has proven itself, and then from that sensor's force.
///
/// The hand-over happens once and never lowers the intention: the ramp's level counts until the force has caught up with it. If
/// the force stays below full for `ForceOptions.rescueDelay`, the ramp continues from the current intention.
public struct HandOver: Hashable, Sendable {
  /// The source that has proven itself. From then on its force counts, once it exceeds the ramp. While nil, the ramp counts.
  private(set) var trusted: ContactSource?
  /// The time for which the trusted force has stayed below full, in seconds; 0 after a rescue.
  private var waited = 0.0
  /// True if the force did not become full in time. From then on, the higher of force and ramp counts.
  private var isRescued = false
  private var ramp = TimedRamp()
  private var area = ContactArea()
  /// The intention by force alone, 0…1.
  private(set) var forceIntention = 0.0
  private var kind = ForceSource.time

  /// The last force read, in units of an average touch; 0 while no sensor is proven.
  public private(set) var force = 0.0

  /// Makes the hand-over of a press that has just begun.
  public init() {}

  /// The intention, 0…1: how hard the person means it.
  public var intention: Double { max(ramp.intention, forceIntention) }

  /// The source of `intention`.
  public var source: ForceSource {
    if trusted == nil || (isRescued && ramp.intention > forceIntention) { return .time }
    return kind
  }

  /// Handles the force of a sample.
  ///
  /// The first source that proves itself is trusted. Other reports of the same contact are ignored, such as a pointer's default
  /// beside a trackpad's measurement. A simulated source is trusted only until another one proves itself.
  public mutating func handle(_ sample: ContactSample, options: ForceOptions) {
    if options.usesContactArea { area.handle(radius: sample.contactRadius) }
    // A sensor that proves itself replaces a simulated force.
    let isReplaced =
      trusted == .simulated && sample.source != .simulated && sample.force.provesSensor
    if trusted == nil || isReplaced {
      if sample.force.provesSensor {
        kind = .measured
      } else if options.usesContactArea, area.intention != nil {
        kind = .area
      } else {
        return
      }
      trusted = sample.source
      waited = 0
      isRescued = false
    }
    guard sample.source == trusted else { return }
    read(sample, options: options)
    if !isRescued && forceIntention >= ramp.intention { ramp = TimedRamp() }
  }

  /// Lets time pass, in seconds that a press may count (`ElapsedClock.advance(to:)`).
  public mutating func advance(by seconds: Double, isFull: Bool, options: ForceOptions) {
    if trusted == nil || isRescued {
      ramp.advance(by: seconds, of: options.rampDuration)
      return
    }
    waited = isFull ? 0 : waited + seconds
    if waited >= options.rescueDelay {
      ramp = TimedRamp(from: intention)
      ramp.advance(by: waited - options.rescueDelay, of: options.rampDuration)
      isRescued = true
      waited = 0
    }
  }

  /// The same value, but with no time counted towards the rescue.
  var withoutWaiting: HandOver {
    var other = self
    other.waited = 0
    return other
  }

  private mutating func read(_ sample: ContactSample, options: ForceOptions) {
    let reading = sample.force
    let cap = sample.source == .pen ? options.penCap(of: reading.maximum) : options.cap
    if kind == .area {
      forceIntention = area.intention ?? forceIntention
    } else if let intention = reading.intention(cap: cap), let fraction = reading.fraction {
      forceIntention = intention
      force = fraction * reading.maximum
    }
  }
}

/// The options for turning force, or time without a sensor, into intention.
public struct ForceOptions: Hashable, Sendable {
  /// The force of a full intention, in units of an average touch; 3 by default. Even the least sensitive setting of a 3D Touch
  /// screen reaches it, although it ends at 5/6 of the range.
  public var cap = 3.0
  /// The force of a pen's full intention, on a scale on which each pen's range ends at 20/3 (`ForceReading.fullScale`); 6 by
  /// default, which is 0.9 of the range. Ordinary strokes reach at most 0.75 of it in the recordings of
  /// Docs/decisions/0028-pens.md.
  public var penCap = 6.0
  /// The time that the ramp without a sensor takes to become full, in seconds; 2 by default.
  public var rampDuration = 2.0
  /// The time that a proven sensor may stay below full before the ramp continues, in seconds; 2 by default, infinite for never.
  /// It makes a full press possible with a weak grip or a glove.
  public var rescueDelay = 2.0
  /// True if the contact's radius may count as a last resort; false by default, because it is noisy.
  public var usesContactArea = false

  /// Makes the default options.
  public init() {}

  /// Returns `penCap` in the unit of a pen with this maximum. Each pen has a range of its own, and on a page it is unknown.
  func penCap(of maximum: Double) -> Double { penCap / ForceReading.fullScale * maximum }
}

/// The intention by time: it rises linearly from 0 to 1 while a contact lasts.
///
/// It has no timer of its own: `advance(by:of:)` lets time pass.
public struct TimedRamp: Hashable, Sendable {
  /// The current intention, 0…1.
  public private(set) var intention: Double

  /// Makes a ramp that continues from an intention, 0…1.
  public init(from intention: Double = 0) {
    self.intention = min(max(intention, 0), 1)
  }

  /// Lets `seconds` pass; `duration` is the time from 0 to full, in seconds.
  public mutating func advance(by seconds: Double, of duration: Double) {
    intention = min(1, intention + seconds / duration)
  }
}

/// The intention by a contact's radius: the last resort if nothing measures force.
///
/// Each radius is compared with the first of its press, because radii differ more between fingers than between presses. A
/// radius that never changes is not a measurement.
public struct ContactArea: Hashable, Sendable {
  private var firstRadius: Double?

  /// The intention by the radius, 0…1; nil until the radius has changed.
  public private(set) var intention: Double?

  /// The growth of a finger's radius from a touch to a full press, relative to the first radius.
  private static let growthAtFull = 0.67

  /// Makes a value without any radius yet.
  public init() {}

  /// Handles the next radius, in points. A radius that is 0, negative or not finite is unknown, and is ignored.
  public mutating func handle(radius: Double) {
    guard radius > 0, radius.isFinite else { return }
    guard let firstRadius else {
      self.firstRadius = radius
      return
    }
    if intention == nil && radius == firstRadius { return }
    intention = min(max((radius / firstRadius - 1) / ContactArea.growthAtFull, 0), 1)
  }
}

/// Tells whether a level is full: it becomes full above one threshold and stays full until it falls below a lower one.
public struct Hysteresis: Hashable, Sendable {
  /// True if the level is full.
  public private(set) var isFull = false

  /// Makes a value that is not full.
  public init() {}

  /// Handles the next level. It becomes full above `upper`, and is no longer full below `lower`.
  public mutating func update(_ level: Double, upper: Double, lower: Double) {
    isFull = isFull ? level >= min(lower, upper) : level > upper
  }
}
