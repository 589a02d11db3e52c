/// A button for actions that cannot be undone: press harder to fill a ring, slide up onto the full ring, and lift.
///
/// A complete press:
///
///     contact begins inside      idle → updating        the ring fills with the intention
///     intention above 0.97       updating → selected    the ring is full: "CONFIRM"
///     the contact is on the ring selected → confirmed   "OK"
///     it lifts there             confirmed → idle       `confirm`, once
///
/// A key or assistive technology confirms without timing. The first activation arms the button (idle → selected). The second
/// confirms, after the key has come up and at least 0.3 s later.
///
/// Taps confirm without dragging or holding. A tap arms the button, and a tap on the ring at least 0.6 s later confirms. A tap
/// anywhere else disarms it, so repeated taps in one place never confirm.
///
/// With `ConfirmOptions.isInPlace` the button itself fills, and no ring needs to be reached:
///
///     contact begins inside      idle → updating        the button fills with the intention
///     intention above 0.97       updating → selected    the button is full: "CONFIRM"
///     0.2 s later                selected → confirmed   "OK", "Let go"
///     it lifts from the button   confirmed → idle       `confirm`, once
///     it slides 24 points out    → updating             the button is empty, and fills again when the contact comes back
///
/// A key that is held fills the button in the same way; one that is held for less than 0.5 s is an activation. Taps and
/// activations arm the button as above, and the ring is then the target.
///
/// If a press lifts too early, a hint appears over the control. The next such press shows none.
///
/// Its behaviour is in `ConfirmAction+Press`, its look in `ConfirmAction+Look` and `RingMotion`. A value takes about a
/// kilobyte, allocates no memory and needs no frames at rest.
public struct ConfirmAction: DeclaredControl, NormalizableControl {
  /// The states of a press.
  public enum State: UInt8, CaseIterable, Sendable {
    /// No press, and not armed. → `updating`: a contact begins inside. → `selected`: a key or assistive technology arms it.
    case idle
    /// The ring follows the intention. → `selected`: the ring is full, or the contact or the key lifted as a tap. → `idle`: it
    /// lifted otherwise, or was interrupted.
    case updating
    /// The ring is full, or the button is armed. → `confirmed`: the contact comes onto the ring, or the second activation
    /// begins. → `updating`: with the latch off, the force fell. → `idle`: lifted, interrupted, disarmed. In place, 0.2 s lead to
    /// `confirmed`, and sliding out to `updating`.
    case selected
    /// A lift now confirms. → `idle`: it lifted (and confirmed), or was interrupted (and did not). → `selected`: the contact
    /// left the ring. → `updating`: with the latch off, the contact left the ring and the force fell. In place, sliding out leads
    /// to `updating`.
    case confirmed
  }

  /// The act of a ConfirmAction.
  public enum Act: UInt8, CaseIterable, Sendable {
    /// The person confirmed, so the host performs the action. At most once per press.
    case confirm
  }

  /// The texts that it shows and announces. Their words come from the host.
  public enum Label: UInt8, CaseIterable, Sendable {
    /// No text.
    case none
    /// "CONFIRM": the ring is full, or the button is armed.
    case confirm
    /// "OK": a lift now confirms.
    case ok
    /// "Let go": it follows "OK" on the screen. In place it is announced if a lift has confirmed for a second, and the contact or
    /// the key is still down.
    case letGo
    /// "Press harder": the contact lifted before the force was enough.
    case pressHint
    /// "Hold longer": the contact lifted before the time was enough.
    case holdHint
    /// "Slide onto the ring": the contact lifted from the control while the ring was full.
    case slideHint

    /// True if the text is shown without a ring.
    var isHint: Bool { rawValue > Label.letGo.rawValue }
  }

  /// The control's options; a change takes effect with the next input.
  public var options: ConfirmOptions
  /// The control's frame on the screen, in points.
  public var bounds: Rect
  /// The visible part of the screen, in points, in the coordinate space of `bounds`. The ring stays inside it: a host may learn only
  /// after a press has begun what is visible.
  public var viewport: Rect {
    didSet { comeIntoView() }
  }
  /// The frame of the item that the action concerns, such as a row of a list, in points, in the coordinate space of `bounds`;
  /// nil by default. If it contains the control, the veil leaves it clear, so that one sees what goes.
  public var item: Rect?
  /// The radius of the corners of `item`, in points; 0 by default.
  public var itemCornerRadius = 0.0
  /// True if the person prefers reduced motion. Then nothing scales or unwinds.
  public var reducesMotion = false

  /// The current state.
  public internal(set) var state = State.idle
  /// True if it takes input; see `setEnabled(_:at:)`.
  public internal(set) var isEnabled = true
  /// True if a tap has armed the control, and not a key or assistive technology.
  package var isArmedByTap: Bool { arming?.isByTap == true }
  /// True while a key fills the control in place.
  public internal(set) var isHeldByKey = false

  var clock = ElapsedClock()
  var press = Press()
  var handOver = HandOver()
  var full = Hysteresis()
  var tap = Tap()
  var arming: Arming?
  var key = KeyPress()
  /// The time of the last key or activation that was down to count, on `clock`.
  var keyedAt: Double?
  /// The time at which it was last `confirmed`, on `clock`.
  var confirmedAt = 0.0
  /// The time of the last confirmation, on `clock`.
  var firedAt: Double?
  var ring = RingMotion()
  /// The time for which the present press has been full in place, in seconds.
  var shownFor = 0.0
  /// True if the next press that lifts too early gets a hint: every second one does.
  var isHintDue = true

  /// Makes a control at rest.
  public init(
    options: ConfirmOptions = ConfirmOptions(),
    bounds: Rect = Rect(x: 0, y: 0, width: 44, height: 44), viewport: Rect = .unbounded
  ) {
    self.options = options
    self.bounds = bounds
    self.viewport = viewport
  }

  /// The intention, 0…1: how hard the person means it. 0 unless a contact is down, or a key fills the control in place.
  public var intention: Double { isPressed ? handOver.intention : 0 }
  /// The source of the intention; `none` while the intention is 0 for want of a press.
  public var source: ForceSource { isPressed ? handOver.source : .none }
  /// The contact's force in units of an average touch; 0 while no sensor measures it.
  public var force: Double { isPressed ? handOver.force : 0 }
  /// True while a contact or a key fills the ring or the control. A contact on an armed ring does not.
  var isPressed: Bool { (press.isActive || isHeldByKey) && arming == nil }

  /// True while a contact is down.
  public var hasContact: Bool { press.isActive }
  /// True while a contact is down or the button is armed.
  public var isEngaged: Bool { state != .idle }

  /// True while the ring stays without a press.
  public var isLeftOpen: Bool { arming != nil }

  /// True while it changes as time passes: holding counts, something moves, or an arming runs out.
  public var needsFrame: Bool {
    let isCounting =
      isPressed && (state == .updating || !options.isLatched || options.isInPlace && !isOverdue)
    return isCounting || isSignalling || dueIn.isFinite || ring.isMoving(at: clock.now)
  }

  /// The time until it disarms by itself, in seconds; infinite unless it is armed and no contact is down.
  public var dueIn: Double {
    guard let arming, !press.isActive else { return .infinity }
    return arming.since + options.armTimeout - clock.now
  }

  /// The text for the current state.
  public var label: Label {
    switch state {
    case .idle, .updating: .none
    case .selected: .confirm
    case .confirmed: isOverdue && options.letGoLabelSize.width > 0 ? .letGo : .ok
    }
  }

  /// True if a control in place has been held for long after a lift would have confirmed.
  private var isOverdue: Bool {
    options.isInPlace && isPressed && shownFor >= options.noticeTime + ConfirmAction.patience
  }

  /// A button. The host provides its name; `label` is announced with it.
  public var access: Access {
    Access(role: .button, textSlot: label.rawValue, isEnabled: isEnabled)
  }
}

/// The state of a ConfirmAction between its first and its second tap or activation.
struct Arming: Hashable, Sendable {
  /// The time of the first one, on the control's clock.
  var since: Double
  /// True while the key of the second activation is down. It confirms when it comes up.
  var isConfirming = false
  /// True if the first one was a tap, which needs no keyboard focus.
  var isByTap = false
  /// The search for the ring's place.
  var search = RingSearch()
  /// The position of the first one, relative to the control's corner.
  private var offset: Point

  init(since: Double, touch: Point, in bounds: Rect) {
    self.since = since
    offset = Point(x: touch.x - bounds.minX, y: touch.y - bounds.minY)
  }

  /// Returns the position of the first one, for the control's current frame.
  func touch(in bounds: Rect) -> Point {
    Point(x: bounds.minX + offset.x, y: bounds.minY + offset.y)
  }
}

/// Tells whether a press is still a tap: short, in one place, and below a full intention.
struct Tap: Hashable, Sendable {
  /// The position at which the contact began.
  private(set) var start = Point.zero
  /// The time at which it began, on the control's clock.
  private var began = 0.0
  private var isOver = true

  init() {}

  init(start: Point, began: Double) {
    self.start = start
    self.began = began
    isOver = false
  }

  /// Handles the press's current position and whether the intention is full.
  mutating func follow(_ position: Point, isFull: Bool, options: ConfirmOptions) {
    if isFull || position.distance(to: start) > options.tapSlop { isOver = true }
  }

  /// The representative of all values that behave alike. A press that has taken too long is no tap.
  func normalForm(on clock: ElapsedClock, options: ConfirmOptions) -> Tap {
    if isOver || clock.now - began > options.tapDuration { return Tap() }
    return Tap(start: start, began: began - clock.now)
  }

  /// Returns true if a lift at this position and time is a tap.
  func isTap(liftingAt position: Point, at now: Double, options: ConfirmOptions) -> Bool {
    !isOver && position.distance(to: start) <= options.tapSlop
      && now - began <= options.tapDuration
  }
}
