/// A button for actions that cannot be undone: press harder to fill a ring, slide up onto the full ring, and lift.
///
/// A press that means it:
///
///     contact begins inside      idle → updating        the ring fills with the intention
///     intention above 0.97       updating → selected    the ring is full: "CONFIRM"
///     the contact is on the ring selected → confirmed   "OK"
///     it lifts there             confirmed → idle       `confirm`, once
///
/// By key or assistive technology, without timing: the first activation arms (idle → selected), the
/// second, after the key came up and at least 0.3 s later, confirms.
///
/// By taps, without dragging or holding: a tap arms, a tap on the ring at least 0.6 s later confirms. One anywhere else
/// takes the arming back, so that nothing comes of tapping one place, however often.
///
/// A press that was let go of too early is followed by a hint over the control, and the next such press by none.
///
/// Its behaviour is in `ConfirmAction+Press`, its look in `ConfirmAction+Look` and `RingMotion`. It holds about a kilobyte,
/// allocates nothing and needs no frame at rest.
public struct ConfirmAction: DeclaredControl, NormalizableControl {
  /// Where a press is.
  public enum State: UInt8, CaseIterable, Sendable {
    /// Nobody presses. → `updating`: a contact begins inside. → `selected`: a key or an assistive
    /// technology arms it.
    case idle
    /// The ring follows the intention. → `selected`: it is full, or it lifted as a tap does. → `idle`: lifted or
    /// interrupted.
    case updating
    /// The ring is full, or the button is armed. → `confirmed`: the contact comes onto the ring, or
    /// the second activation begins. → `updating`: with the latch off, the force fell. → `idle`:
    /// lifted, interrupted, disarmed.
    case selected
    /// Lifting now fires. → `idle`: it lifted (and fired), or was interrupted (and did not).
    /// → `selected`: the contact left the ring. → `updating`: it did with the latch off.
    case confirmed
  }

  /// What it is for.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The person confirmed: do it. At most once a press.
    case confirm
  }

  /// The texts it shows and says; their words are the host's.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// "CONFIRM": the ring is full, or the button armed.
    case confirm
    /// "OK": lifting fires.
    case ok
    /// "Press harder": the contact lifted before the force was enough.
    case pressHint
    /// "Hold longer": it lifted before the time was enough.
    case holdHint
    /// "Slide onto the ring": it lifted from the control while the ring was full.
    case slideHint

    /// True if it is shown without a ring.
    var isHint: Bool { rawValue > Label.ok.rawValue }
  }

  /// The options it was made with; a change holds from the next input on.
  public var options: ConfirmOptions
  /// Where the control is on the screen, in points.
  public var bounds: Rect
  /// What of the screen can be seen, in points, in the space of `bounds`: the ring stays inside.
  public var viewport: Rect
  /// Whether the person asked for less motion: then nothing scales or unwinds.
  public var reducesMotion = false

  /// Where it is in its protocol.
  public internal(set) var state = State.idle
  /// Whether it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true

  var clock = ElapsedClock()
  var press = Press()
  var handOver = HandOver()
  var full = Hysteresis()
  var tap = Tap()
  var arming: Arming?
  var key = KeyPress()
  /// When it last fired, on `clock`.
  var firedAt: Double?
  var ring = RingMotion()
  /// Whether the next press that is let go of too early gets a hint: never two in a row.
  var isHintDue = true

  /// Makes one at rest.
  public init(
    options: ConfirmOptions = ConfirmOptions(),
    bounds: Rect = Rect(x: 0, y: 0, width: 44, height: 44), viewport: Rect = .unbounded
  ) {
    self.options = options
    self.bounds = bounds
    self.viewport = viewport
  }

  /// How hard the person means it, 0…1; 0 unless a contact is down.
  public var intention: Double { isPressed ? handOver.intention : 0 }
  /// The source of the intention; `none` unless a contact is down.
  public var source: ForceSource { isPressed ? handOver.source : .none }
  /// The force of the contact in units of an average touch; 0 while nothing measures it.
  public var force: Double { isPressed ? handOver.force : 0 }
  /// Whether the contact's force counts: that of one on a ring that stands does not.
  private var isPressed: Bool { press.isActive && arming == nil }

  /// Whether a contact is down.
  public var hasContact: Bool { press.isActive }
  /// Whether a contact is down or it is armed.
  public var isEngaged: Bool { state != .idle }

  /// Whether it changes by itself: while patience counts, something moves, or an arming runs out.
  public var needsFrame: Bool {
    let isCounting = isPressed && (state == .updating || !options.isLatched)
    return isCounting || dueIn.isFinite || ring.isMoving(at: clock.now)
  }

  /// How long it stays armed, in seconds; infinite while it is not, and while a contact is on the ring.
  public var dueIn: Double {
    guard let arming, !press.isActive else { return .infinity }
    return arming.since + options.armTimeout - clock.now
  }

  /// The text for its present state.
  public var label: Label {
    switch state {
    case .idle, .updating: .none
    case .selected: .confirm
    case .confirmed: .ok
    }
  }

  /// A button. The host names it; `label` is said beside the name.
  public var access: Access {
    Access(role: .button, textSlot: label.rawValue, isEnabled: isEnabled)
  }
}

/// A ConfirmAction between its first and its second tap or activation.
struct Arming: Hashable, Sendable {
  /// When the first one was, on the control's clock.
  var since: Double
  /// Whether the key of the second activation is down: when it comes up, it fires.
  var isConfirming = false
  /// Where the first one was, from the control's corner.
  private var offset: Point

  init(since: Double, touch: Point, in bounds: Rect) {
    self.since = since
    offset = Point(x: touch.x - bounds.minX, y: touch.y - bounds.minY)
  }

  /// Where the first one was, as the control is now.
  func touch(in bounds: Rect) -> Point {
    Point(x: bounds.minX + offset.x, y: bounds.minY + offset.y)
  }
}

/// Whether a press is still a tap: short, in one place, and not so hard as to be full.
struct Tap: Hashable, Sendable {
  /// Where the contact began.
  private(set) var start = Point.zero
  /// When it did, on the control's clock.
  private var began = 0.0
  private var isOver = true

  init() {}

  init(start: Point, began: Double) {
    self.start = start
    self.began = began
    isOver = false
  }

  /// Follows the press.
  mutating func follow(_ position: Point, isFull: Bool, options: ConfirmOptions) {
    if isFull || position.distance(to: start) > options.tapSlop { isOver = true }
  }

  /// Which of its values behave alike: one that has taken too long is over.
  func normalForm(on clock: ElapsedClock, options: ConfirmOptions) -> Tap {
    if isOver || clock.now - began > options.tapDuration { return Tap() }
    return Tap(start: start, began: began - clock.now)
  }

  /// Whether its lift is a tap's.
  func isTap(liftingAt position: Point, at now: Double, options: ConfirmOptions) -> Bool {
    options.takesTaps && !isOver && position.distance(to: start) <= options.tapSlop
      && now - began <= options.tapDuration
  }
}
