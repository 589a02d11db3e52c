/// The intention of one press: from time until a sensor has proven itself, and then from that sensor's force.
///
/// There is one hand-over, never back, and it never lowers the intention: the level that the ramp
/// has reached is kept until the force has caught up with it. If the force stays below full for
/// `ForceOptions.rescueDelay`, the ramp carries on from the intention reached.
public struct HandOver: Hashable, Sendable {
  /// The source that has proven itself: its force serves, from the level of the ramp up. While it is nil, the ramp serves.
  private var trusted: ContactSource?
  /// How long the trusted force has stayed below full, in seconds; 0 after the rescue.
  private var waited = 0.0
  /// True if the force did not get to full in time: the higher of force and ramp serves.
  private var isRescued = false
  private var ramp = TimedRamp()
  private var area = ContactArea()
  /// How hard the sensor alone says that the person means it, 0…1.
  private(set) var forceIntention = 0.0
  private var kind = ForceSource.time

  /// The last force read, in units of an average touch; 0 while no sensor is proven.
  public private(set) var force = 0.0

  /// Makes the hand-over of a press that has just begun.
  public init() {}

  /// How hard the person means it, 0…1.
  public var intention: Double { max(ramp.intention, forceIntention) }

  /// The source of `intention`.
  public var source: ForceSource {
    if trusted == nil || (isRescued && ramp.intention > forceIntention) { return .time }
    return kind
  }

  /// Takes what a sample says of its force.
  ///
  /// The first source that proves itself is the one trusted: what another says of the same contact
  /// (a pointer's default beside a trackpad's measure) counts for nothing. A simulated source is trusted until another one
  /// has proven itself.
  public mutating func handle(_ sample: ContactSample, options: ForceOptions) {
    if options.usesContactArea { area.handle(radius: sample.contactRadius) }
    // A simulated force stands in for a sensor only until that has proven itself.
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
    read(sample.force, options: options)
    if !isRescued && forceIntention >= ramp.intention { ramp = TimedRamp() }
  }

  /// Lets time pass, in seconds, as far as a press may count it (`ElapsedClock.advance(to:)`).
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

  /// The same value, as if the force had not stayed below full so far.
  var withoutWaiting: HandOver {
    var other = self
    other.waited = 0
    return other
  }

  private mutating func read(_ reading: ForceReading, options: ForceOptions) {
    if kind == .area {
      forceIntention = area.intention ?? forceIntention
    } else if let intention = reading.intention(cap: options.cap), let fraction = reading.fraction {
      forceIntention = intention
      force = fraction * reading.maximum
    }
  }
}

/// How force, or the lack of it, becomes intention.
public struct ForceOptions: Hashable, Sendable {
  /// The force that is full intention, in units of an average touch; 3 by default, so that even the
  /// least sensitive setting of a 3D Touch screen, which ends at 5/6 of its range, reaches it.
  public var cap = 3.0
  /// How long the ramp without a sensor takes to full, in seconds; 2 by default.
  public var rampDuration = 2.0
  /// How long a proven sensor may stay below full before the ramp carries on, in seconds; 2 by
  /// default, infinite to switch it off. A weak grip or a glove must not lock anybody out.
  public var rescueDelay = 2.0
  /// Whether the contact's radius may serve as a last resort; false by default, for it is noisy.
  public var usesContactArea = false

  /// Makes the defaults.
  public init() {}
}

/// Intention from patience: 0 to 1 in a straight line while a contact lasts.
///
/// It has no timer of its own; it is as far as the time it was told of.
public struct TimedRamp: Hashable, Sendable {
  /// How far it is, 0…1.
  public private(set) var intention: Double

  /// Makes a ramp that carries on from an intention, 0…1.
  public init(from intention: Double = 0) {
    self.intention = min(max(intention, 0), 1)
  }

  /// Lets `seconds` pass, of `duration` from 0 to full.
  public mutating func advance(by seconds: Double, of duration: Double) {
    intention = min(1, intention + seconds / duration)
  }
}

/// Intention from the radius of a contact: the last resort where nothing measures force.
///
/// A radius is compared with the first of its press, for fingers differ more than presses do. One
/// that never changes is no sensor.
public struct ContactArea: Hashable, Sendable {
  private var firstRadius: Double?

  /// What the radius says, 0…1; nil until it has changed for the first time.
  public private(set) var intention: Double?

  /// By how much of itself a finger's radius grows from a touch to a full press.
  private static let growthAtFull = 0.67

  /// Makes one that has seen nothing.
  public init() {}

  /// Takes the next radius, in points; 0, negative or not finite is unknown.
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

/// Tells whether a level is full: it becomes full above one threshold, and stays so until it is below a lower one.
public struct Hysteresis: Hashable, Sendable {
  /// Whether the level is full.
  public private(set) var isFull = false

  /// Makes one that is not full.
  public init() {}

  /// Takes the next level; full above `upper`, no longer full below `lower`.
  public mutating func update(_ level: Double, upper: Double, lower: Double) {
    isFull = isFull ? level >= min(lower, upper) : level > upper
  }
}
