/// Follows one contact and tells when it is pressed deep, by force or, without a sensor, by time.
///
///     level above 0.375 × threshold   hinting: something may begin to show
///     level above the threshold       deep, until the level falls below 0.25 × threshold
///
/// The level is the part of the sensor's range. Time alone makes a press deep, but no deeper. A contact that travels before it
/// is deep is a scroll, which cancels the press.
public struct DeepPress: Hashable, Sendable {
  private var press = Press()
  private var handOver = HandOver()
  private var touch = Hysteresis()

  /// The position at which the contact began, in points.
  public private(set) var start = Point.zero
  /// True while the press is deep.
  public private(set) var isDeep = false
  /// True if the press has been deep. Its lift is then not a tap.
  public private(set) var wasDeep = false

  /// Makes a value without a contact.
  public init() {}

  /// True while a contact is followed.
  public var isActive: Bool { press.isActive }
  /// The contact's current or last position, in points.
  public var position: Point { press.position }
  /// True while the press is harder than a light touch.
  public var isHinting: Bool { touch.isFull }
  /// The depth of the press, 0…1 of the sensor's range; 0 without a contact.
  public var level: Double { isActive ? handOver.intention : 0 }
  /// The depth by force alone, 0…1 of the sensor's range; 0 without a sensor.
  var force: Double { handOver.forceIntention }
  /// The source of the level; `none` without a contact.
  public var source: ForceSource { isActive ? handOver.source : .none }

  /// Returns true if a source has proven itself.
  func trusts(_ source: ContactSource) -> Bool { handOver.trusted == source }

  /// True if the level comes from time, or did when the contact lifted.
  public var isTimed: Bool { handOver.source == .time }

  /// Returns the progress from the first hint to the threshold, 0…1.
  public func hint(options: DeepPressOptions) -> Double {
    level.part(from: options.hint, to: options.threshold)
  }

  /// Stops following the contact, and ignores it from then on.
  public mutating func cancel() {
    press.cancel()
  }

  /// Handles a sample of any contact on the screen. A press begins only inside `bounds`.
  public mutating func handle(
    _ sample: ContactSample, in bounds: Rect, options: DeepPressOptions
  ) -> Press.Change {
    let change = press.handle(sample, in: bounds)
    switch change {
    case .began, .restarted:
      handOver = HandOver()
      touch = Hysteresis()
      isDeep = false
      wasDeep = false
      start = position
    case .moved, .ended:
      if !wasDeep && position.distance(to: start) > options.slop {
        cancel()
        return .cancelled
      }
      if change == .ended { return change }
    case .none, .cancelled:
      return change
    }
    handOver.handle(sample, options: options.force)
    follow(options: options)
    return change
  }

  /// Lets time pass, in seconds that a press may count (`ElapsedClock.advance(to:)`). Has no effect once the press has been
  /// deep: time does not make it deep again after the force fell.
  public mutating func advance(by seconds: Double, options: DeepPressOptions) {
    if !isActive || wasDeep { return }
    handOver.advance(by: seconds, isFull: false, options: options.force)
    follow(options: options)
  }

  /// The representative of all values that behave alike. It counts no time if the press has been deep, or time never helps.
  func normalForm(options: DeepPressOptions) -> DeepPress {
    if !isActive { return DeepPress() }
    var form = self
    if wasDeep || !options.rescueDelay.isFinite { form.handOver = handOver.withoutWaiting }
    return form
  }

  private mutating func follow(options: DeepPressOptions) {
    touch.update(level, upper: options.hint, lower: options.release)
    isDeep = touch.isFull && (isDeep || level > options.threshold)
    if isDeep { wasDeep = true }
  }
}

/// The options of a DeepPress.
public struct DeepPressOptions: Hashable, Sendable {
  /// The level above which a press is deep, as a part of the sensor's range, 0…1; 0.20 by default, as for a peek with 3D Touch.
  public var threshold = 0.20
  /// The time that a contact without a sensor takes to be deep, in seconds; 0.5 by default, as for a long press on most
  /// systems.
  public var holdDuration = 0.5
  /// The time that a proven sensor may stay below the threshold before time counts too, in seconds; 2 by default, infinite for
  /// never.
  public var rescueDelay = 2.0
  /// A contact that travels farther than this before it is deep is a scroll, in points; 10 by default.
  public var slop = 10.0

  /// Makes the default options.
  public init() {}

  /// The level above which a hint shows: harder than a light touch.
  var hint: Double { threshold * 0.375 }
  /// The level below which a press no longer counts as deep or hinting.
  var release: Double { threshold * 0.25 }

  /// The options that put time and force on one scale, the sensor's range.
  var force: ForceOptions {
    var force = ForceOptions()
    force.cap = .infinity
    force.penCap = .infinity
    force.rampDuration = holdDuration / threshold
    force.rescueDelay = rescueDelay
    return force
  }
}
