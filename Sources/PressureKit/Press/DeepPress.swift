/// One contact that is pressed deeper, or held where nothing measures force.
///
///     level above 0.375 thresholds    it hints at what would come
///     level above the threshold       it is deep, until the level falls below 0.25 thresholds
///
/// The level is the part of the sensor's range. Time alone leads to a deep press and no deeper. A
/// contact that travels before it is deep is a scroll: the press is cancelled.
public struct DeepPress: Hashable, Sendable {
  private var press = Press()
  private var handOver = HandOver()
  private var touch = Hysteresis()

  /// Where the contact began, in points.
  public private(set) var start = Point.zero
  /// Whether it is deep.
  public private(set) var isDeep = false
  /// Whether it has been deep: then its lift is no tap.
  public private(set) var wasDeep = false

  /// Makes one without a contact.
  public init() {}

  /// Whether a contact is being followed.
  public var isActive: Bool { press.isActive }
  /// Where the contact is, or was last, in points.
  public var position: Point { press.position }
  /// Whether it is harder than a light touch.
  public var isHinting: Bool { touch.isFull }
  /// How deep it is, 0…1 of the sensor's range; 0 without a contact.
  public var level: Double { isActive ? handOver.intention : 0 }
  /// How deep a sensor says that it is, 0…1, whatever time has made of it; 0 without a sensor.
  var force: Double { handOver.forceIntention }
  /// The source of the level; `none` without a contact.
  public var source: ForceSource { isActive ? handOver.source : .none }

  /// Whether patience has led it to where it is, or was when it lifted.
  public var isTimed: Bool { handOver.source == .time }

  /// How far it is from the first hint to the threshold, 0…1.
  public func hint(options: DeepPressOptions) -> Double {
    level.part(from: options.hint, to: options.threshold)
  }

  /// Lets go of the contact: what it does from now on means nothing.
  public mutating func cancel() {
    press.cancel()
  }

  /// Takes a sample of any contact on the screen; a press begins only inside `bounds`.
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

  /// Lets time pass, in seconds, as far as a press may count it (`ElapsedClock.advance(to:)`). Of a
  /// press that has been deep it makes nothing: who let go of the depth is not taken there again.
  public mutating func advance(by seconds: Double, options: DeepPressOptions) {
    if !isActive || wasDeep { return }
    handOver.advance(by: seconds, isFull: false, options: options.force)
    follow(options: options)
  }

  /// Which of its values behave alike: of one that has been deep, or that time never helps, none is counted.
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

/// What a DeepPress can be told to do differently.
public struct DeepPressOptions: Hashable, Sendable {
  /// A press is deep above this part of the sensor's range, 0…1; 0.20 by default, where 3D Touch
  /// peeked.
  public var threshold = 0.20
  /// How long a contact without a sensor takes to be deep, in seconds; 0.5 by default, as a long
  /// press does on most systems.
  public var holdDuration = 0.5
  /// How long a proven sensor may stay below the threshold before time helps, in seconds; 2 by
  /// default, infinite to switch it off.
  public var rescueDelay = 2.0
  /// A contact that travels farther than this before it is deep is a scroll, in points; 10 by default.
  public var slop = 10.0

  /// Makes the defaults.
  public init() {}

  /// The level above which something can be seen to come: harder than a light touch.
  var hint: Double { threshold * 0.375 }
  /// The level below which nobody presses any more.
  var release: Double { threshold * 0.25 }

  /// Patience and force on one scale, that of the sensor's range.
  var force: ForceOptions {
    @inline(never)  // it is larger than a call
    get {
      var force = ForceOptions()
      force.cap = .infinity
      force.rampDuration = holdDuration / threshold
      force.rescueDelay = rescueDelay
      return force
    }
  }
}
