/// Handles what happens to the control: inputs → events.
extension ConfirmAction {
  /// Handles a sample of any contact on the screen. A second contact cancels the press of the first.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    let shown = state
    var events = advance(to: sample.time)
    let wasConfirmed = wasConfirmed(shown)
    guard isEnabled else { return events }
    if arming != nil {
      handleWhileArmed(sample, wasConfirmed: wasConfirmed, &events)
      return events
    }
    if isHeldByKey {
      // A contact takes the press of a key away, and begins none.
      if sample.phase == .began {
        key.cancel()
        leave(&events)
      }
      return events
    }
    switch press.handle(sample, in: bounds) {
    case .none:
      break
    case .restarted:
      leave(&events)
      // `leave` also cancelled the contact that has just begun, so begin it again.
      _ = press.handle(sample, in: bounds)
      fallthrough
    case .began:
      begin(with: sample, &events)
    case .moved:
      handOver.handle(sample, options: options.force)
      follow(&events)
    case .ended:
      if wasConfirmed && isOnTarget {
        fire(&events)
      } else if tap.isTap(liftingAt: press.position, at: clock.now, options: options),
        options.takesTaps, bounds.contains(press.position)
      {
        arm(around: tap.start, &events)
        arming?.isByTap = true
      } else {
        giveUp(&events)
      }
    case .cancelled:
      leave(&events)
    }
    return events
  }

  /// Handles a key. Enter and Space: key-down arms or begins to confirm, key-up confirms. In place, a key that is held fills
  /// the button, and a shorter one arms. A cancelled key takes back what it began: it disarms, or it does not
  /// confirm. Any other key disarms: a person or a scanner is typing. While a contact is down, keys have no effect.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    let shown = state
    var events = advance(to: sample.time)
    let wasConfirmed = wasConfirmed(shown)
    switch key.handle(sample, accepts: isEnabled) {
    case .none:
      if sample.key == .other && sample.phase == .down && sample.isPlain { type(&events) }
    case .restarted:
      letGoOfKey(&events)
      // The second activation needs the release of the first.
      if arming != nil { _ = takesKey() } else { fallthrough }
    case .began: options.isInPlace && arming == nil ? beginByKey(&events) : activateBegan(&events)
    case .cancelled:
      if sample.phase == .cancelled && arming?.isConfirming == false && !press.isActive {
        leave(&events)
      } else {
        letGoOfKey(&events)
      }
    case .ended:
      if isHeldByKey ? wasConfirmed : arming?.isConfirming == true {
        fire(&events)
      } else if isHeldByKey {
        if tap.isTap(liftingAt: tap.start, at: clock.now, options: options) {
          arm(around: tap.start, &events)
        } else {
          giveUp(&events)
        }
      }
    }
    return events
  }

  /// Handles an activation without a duration: the first arms, the second confirms.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if key.isDown { return events }
    activateBegan(&events)
    if arming?.isConfirming == true { fire(&events) }
    return events
  }

  /// Arms like an activation. An armed button has asked already: only an input of its own answers.
  @discardableResult
  public mutating func ask(at time: Double) -> EventList<Event> {
    arming == nil ? activate(at: time) : advance(to: time)
  }

  /// Handles an interruption. It cancels a contact's press, except that the keyboard focus may move while a contact is down. It
  /// also disarms, with four exceptions. A lost capture, and a scroll after which the control's centre is still visible, only
  /// take a contact off the ring. Lost keys, and after a tap a lost focus, only take the key away that is down: a page may take
  /// back the focus that the tap took.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    var events = advance(to: time)
    // Its row may have gone, and the next one is in its place.
    defer { if interruption == .removed { ring.vanish() } }
    key.interrupt(interruption)
    if interruption == .focusLost && press.isActive { return events }
    if interruption == .keysLost || interruption == .focusLost && isArmedByTap {
      letGoOfKey(&events)
      return events
    }
    if arming == nil {
      if press.isActive || isHeldByKey && isTakenAway(interruption) { leave(&events) }
      if isHeldByKey { placeRing(around: bounds.center) }
      return events
    }
    switch interruption {
    case .displaced where viewport.contains(bounds.center):
      letGoOfRing(&events)
      moveArmedRing()
    case .captureLost: letGoOfRing(&events)
    default: leave(&events)
    }
    return events
  }

  /// Enables or disables the control; while it is disabled, it takes no input. Disabling it cancels a press and disarms.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    isEnabled = enabled
    if !enabled {
      key = KeyPress()
      if state != .idle { leave(&events) }
      ring.removeHint()
    }
    return events
  }

  /// Notes that the person saw nothing of the control until now. An arming, a full ring and a full control in place are as
  /// new as if they had begun now. A contact on an armed ring is ignored.
  @discardableResult
  public mutating func wasUnseen(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if arming != nil { letGoOfRing(&events) }
    arming?.since = clock.now
    arming?.isConfirming = false
    shownFor = 0
    if state == .confirmed { enter(.selected, &events) }
    return events
  }

  /// Lets time pass: holding counts, motion continues, and an arming runs out.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    let step = clock.advance(to: time)
    if let arming {
      if !press.isActive && clock.now - arming.since >= options.armTimeout { leave(&events) }
    } else if isPressed {
      if options.isInPlace && state.rawValue >= State.selected.rawValue { shownFor += step }
      handOver.advance(by: step, isFull: full.isFull, options: options.force)
      follow(&events)
    }
    return events
  }

  /// True if the control was confirmed, and showed that, when the present input happened.
  ///
  /// A lift confirms only what was on screen before it, not what its own time stamp would lead to. A frame may come before a
  /// lift that had to wait in the host's queue: then the lift's stamp is earlier than the confirmed state.
  private func wasConfirmed(_ shown: State) -> Bool {
    shown == .confirmed && clock.stamped >= confirmedAt
  }

  var isGuarded: Bool {
    guard let firedAt else { return false }
    return clock.now - firedAt < options.fireGuard
  }

  /// The area in which a contact is on the ring: the ring's frame after all motion. An armed ring takes contacts in an area of
  /// at least `leastTarget`.
  var ringFrame: Rect {
    let drawn = ring.place.diameter * ring.scale.target
    let side = arming == nil ? drawn : max(drawn, ConfirmAction.leastTarget)
    return Rect(center: ring.place.center, size: Size(width: side, height: side))
  }

  var isOnRing: Bool { ringFrame.contains(press.position) }

  mutating func begin(with sample: ContactSample, _ events: inout EventList<Event>) {
    if isGuarded {
      press.cancel()
      return
    }
    begin(at: sample.position, &events)
    handOver.handle(sample, options: options.force)
    follow(&events)
  }

  @inline(never)  // larger than a call
  private mutating func begin(at place: Point, _ events: inout EventList<Event>) {
    events.begin()
    arming = nil
    tap = Tap(start: place, began: clock.now)
    empty()
    showRing(around: place, inPlace: options.isInPlace)
    enter(.updating, &events)
  }

  /// Begins to fill again.
  private mutating func empty() {
    handOver = HandOver()
    full = Hysteresis()
    shownFor = 0
  }

  /// Updates the state from the intention and the contact's position.
  private mutating func follow(_ events: inout EventList<Event>) {
    if isOut { empty() }
    full.update(
      handOver.intention, upper: options.fullThreshold, lower: options.releaseThreshold)
    tap.follow(isHeldByKey ? tap.start : press.position, isFull: full.isFull, options: options)
    let next = stateAfterFollowing
    if state == .updating && next == .confirmed { enter(.selected, &events) }
    enter(next, &events)
    if next == .updating { shownFor = 0 }
    ring.fill.set(state == .updating ? handOver.intention : 1)
    if label == .letGo && ring.label != .letGo {
      ring.label = .letGo
      events.append(.announce(.letGo))
    }
  }

  private var stateAfterFollowing: State {
    if isOut { return .updating }
    if full.isFull || (options.isLatched && state != .updating) {
      return isOnTarget ? .confirmed : .selected
    }
    return isOnTarget ? state : .updating
  }

  private mutating func activateBegan(_ events: inout EventList<Event>) {
    if !takesKey() { return }
    if let arming {
      if clock.now - arming.since < options.armGuard { return }
      self.arming?.isConfirming = true
      enter(.confirmed, &events)
    } else {
      events.begin()
      showRing(around: bounds.center, inPlace: false)
      arm(around: bounds.center, &events)
    }
  }

  /// Shows an empty ring, or in place, an empty control.
  @inline(never)  // called from three places
  mutating func showRing(around touch: Point, inPlace: Bool) {
    ring.isInPlace = inPlace
    placeRing(around: touch)
    ring.appear(at: clock.now, options: options, reducesMotion: reducesMotion)
  }

  @inline(never)  // called from several places
  mutating func placeRing(around touch: Point) {
    ring.place =
      ring.isInPlace
      ? RingPlace(inPlaceOf: bounds, viewport: viewport, options: options)
      : RingPlace(around: touch, bounds: bounds, viewport: viewport, options: options)
  }

  /// Places a ring again that is not wholly in the visible part of the screen, unless a contact is to reach it already.
  @inline(never)  // larger than a call
  mutating func comeIntoView() {
    let side = ring.place.diameter
    let frame = Rect(center: ring.place.center, size: Size(width: side, height: side))
    if ring.isInPlace || viewport.contains(frame) { return }
    if state == .updating { placeRing(around: tap.start) }
    if arming != nil && !press.isActive { moveArmedRing() }
  }

  mutating func enter(_ next: State, _ events: inout EventList<Event>) {
    if next == state { return }
    if next == .confirmed { confirmedAt = clock.stamped }
    let isAdvance = next.rawValue > state.rawValue
    state = next
    events.append(.state(next))
    if isAdvance && next != .updating {
      if options.hasHaptics { events.append(.haptic(next == .confirmed ? .strong : .tick)) }
      events.append(.announce(label))
    }
    ring.show(next, at: clock.now, options: options, reducesMotion: reducesMotion)
  }

  mutating func fire(_ events: inout EventList<Event>) {
    firedAt = clock.now
    events.append(.act(.confirm))
    if options.hasHaptics { events.append(.haptic(.success)) }
    rest(&events)
    ring.holdAndFade(at: clock.now, reducesMotion: reducesMotion)
  }

  mutating func leave(_ events: inout EventList<Event>) {
    rest(&events)
    ring.unwind(at: clock.now, options: options, reducesMotion: reducesMotion)
  }

  private mutating func rest(_ events: inout EventList<Event>) {
    press.cancel()
    isHeldByKey = false
    arming = nil
    state = .idle
    events.append(.state(.idle))
  }
}

// MARK: Keys

extension ConfirmAction {
  /// True if an activation counts now. One that comes too soon after another key or activation does not, and the next has to
  /// wait again: a person who means it waits, and a scanner, fast typing and a remote desktop's repetitions do not.
  private mutating func takesKey() -> Bool {
    if !isEnabled || press.isActive || isGuarded { return false }
    let wasHasty = isHasty
    keyedAt = clock.now
    return !wasHasty
  }

  /// True if the last key or activation was less than `ConfirmOptions.armGuard` ago.
  var isHasty: Bool {
    guard let keyedAt else { return false }
    return clock.now - keyedAt < options.armGuard
  }

  /// Handles a key that activates nothing: it disarms, and takes the press of a key away.
  private mutating func type(_ events: inout EventList<Event>) {
    if press.isActive { return }
    keyedAt = clock.now
    key.cancel()
    if isEngaged { leave(&events) }
  }

  /// Takes away the press of a key that will not come up, or that is not alone.
  private mutating func letGoOfKey(_ events: inout EventList<Event>) {
    if isHeldByKey { leave(&events) }
    if arming?.isConfirming != true { return }
    arming?.isConfirming = false
    enter(.selected, &events)
  }
}

// MARK: In place

extension ConfirmAction {
  /// The distance beyond the control's edge within which a contact still counts as on it, in points.
  static let slack = 24.0
  /// The time for which a confirmed control in place is held until its label says to let go, in seconds.
  static let patience = 1.0

  /// True if a lift confirms: the contact is on the ring, or in place, the full control was shown for long enough.
  private var isOnTarget: Bool {
    if !options.isInPlace { return isOnRing }
    return !isOut && (state == .confirmed || shownFor >= options.noticeTime)
  }

  /// True if the contact has slid out of a control in place. That empties it.
  @inline(never)  // larger than a call
  private var isOut: Bool {
    options.isInPlace && !isHeldByKey
      && !bounds.inset(by: -ConfirmAction.slack).contains(press.position)
  }

  /// Begins to fill the control while a key is held.
  private mutating func beginByKey(_ events: inout EventList<Event>) {
    if !takesKey() { return }
    isHeldByKey = true
    begin(at: bounds.center, &events)
  }

  /// True if an interruption ends the press of a key: it takes the key away, or the control is no longer visible.
  private func isTakenAway(_ interruption: Interruption) -> Bool {
    !key.isActive || interruption == .displaced && !viewport.contains(bounds.center)
  }
}

// MARK: Hints

extension ConfirmAction {
  /// The time to read a hint, in seconds.
  static let hintDuration = 2.0

  /// The hint for a press that lifts now. `none` if the contact has left the control and the ring, because that cancels a press
  /// on purpose.
  private var hint: Label {
    if options.isInPlace ? isOut : !bounds.contains(press.position) && !isOnRing { return .none }
    return switch state {
    case .idle, .confirmed: .none
    case .selected where !options.isInPlace: .slideHint
    case .selected, .updating:
      switch handOver.source {
      case .measured, .area: .pressHint
      case .none, .time: .holdHint
      }
    }
  }

  /// Ends a press that was too short, with a hint.
  @inline(never)  // larger than a call
  private mutating func giveUp(_ events: inout EventList<Event>) {
    let hint = hint
    leave(&events)
    show(hint)
  }

  /// Shows a hint, unless the last press that needed one showed one.
  private mutating func show(_ hint: Label) {
    if options.size(of: hint).width <= 0 { return }
    if isHintDue { ring.show(hint: hint, at: clock.now) }
    isHintDue.toggle()
  }
}
