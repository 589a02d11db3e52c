/// What is armed: the ring stands, and a second activation, or a contact on it, confirms.
extension ConfirmAction {
  /// How large the ring takes contacts at least while it stands, in points: as WCAG 2.5.5 asks of a target.
  public static let leastTarget = 44.0

  /// A contact that was gone for less is the same, in seconds: nobody taps twice in so short a time.
  static let longestBounce = 0.1

  /// Whether the ring stands without a press.
  public var isLeftOpen: Bool { arming != nil }

  /// The ring stands where it is, full, for a press that began there.
  mutating func arm(around touch: Point, _ events: inout EventList<Event>) {
    arming = Arming(since: clock.now, touch: touch, in: bounds)
    ring.fill.set(1)
    enter(.selected, &events)
  }

  /// Takes a sample while it is armed. A contact that begins on the ring confirms where it lifts there; one that begins
  /// anywhere else takes the arming back, and does nothing more.
  mutating func handleWhileArmed(
    _ sample: ContactSample, wasConfirmed: Bool, _ events: inout EventList<Event>
  ) {
    if isBounce(sample), press.handle(sample, in: bounds) == .began {
      begin(with: sample, &events)
      return
    }
    switch press.handle(sample, in: ringFrame) {
    case .none:
      if sample.phase == .began { leave(&events) }
    case .began, .restarted:
      beginOnRing(&events)
    case .moved:
      enter(isOnRing ? .confirmed : .selected, &events)
    case .ended:
      if wasConfirmed && isOnRing { fire(&events) } else { enter(.selected, &events) }
    case .cancelled:
      // A second contact is one that begins elsewhere.
      if sample.phase == .began { leave(&events) } else { enter(.selected, &events) }
    }
  }

  /// Whether a contact that lifted as a tap does is back at once: a screen that flickers, and no tap. The press goes on.
  private func isBounce(_ sample: ContactSample) -> Bool {
    guard let arming, sample.phase == .began, !press.isActive else { return false }
    return clock.now - arming.since < ConfirmAction.longestBounce && isWhereArmed(sample.position)
  }

  /// Whether a place is the one that was tapped.
  private func isWhereArmed(_ place: Point) -> Bool {
    guard let arming else { return false }
    return place.distance(to: arming.touch(in: bounds)) <= options.tapSlop
  }

  private mutating func beginOnRing(_ events: inout EventList<Event>) {
    guard let arming else { return }
    if !options.takesTaps || isWhereArmed(press.position) || arming.isConfirming {
      leave(&events)
    } else if clock.now - arming.since < options.tapGuard {
      // The second of two quick taps: it was not meant for a ring that was not there yet.
      press.cancel()
    } else {
      enter(.confirmed, &events)
    }
  }

  /// A contact on the ring is taken away: it stands as before.
  mutating func letGoOfRing(_ events: inout EventList<Event>) {
    if !press.isActive { return }
    press.cancel()
    enter(.selected, &events)
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
