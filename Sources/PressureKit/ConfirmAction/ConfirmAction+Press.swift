/// What a press, a key or a fault does to it: inputs → events.
extension ConfirmAction {
  /// Takes a sample of any contact on the screen: a second one cancels the press of the first.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    // A lift counts only for what the person was shown before it, not for the time it brings along.
    let wasConfirmed = state == .confirmed
    var events = advance(to: sample.time)
    guard isEnabled else { return events }
    if arming != nil {
      handleWhileArmed(sample, wasConfirmed: wasConfirmed, &events)
      return events
    }
    switch press.handle(sample, in: bounds) {
    case .none:
      break
    case .restarted:
      leave(&events)
      // Leaving let go of the contact that has just begun as well.
      _ = press.handle(sample, in: bounds)
      fallthrough
    case .began:
      begin(with: sample, &events)
    case .moved:
      handOver.handle(sample, options: options.force)
      follow(&events)
    case .ended:
      if wasConfirmed && isOnRing {
        fire(&events)
      } else if tap.isTap(liftingAt: press.position, at: clock.now, options: options),
        bounds.contains(press.position)
      {
        arm(around: tap.start, &events)
      } else {
        let hint = hint
        leave(&events)
        show(hint)
      }
    case .cancelled:
      leave(&events)
    }
    return events
  }

  /// Takes what Enter or Space did: down arms or begins to confirm, up fires. While a contact is
  /// down, keys do nothing.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    var events = advance(to: sample.time)
    switch key.handle(sample.phase, accepts: isEnabled) {
    case .none: break
    case .began: activateBegan(&events)
    case .ended: if arming?.isConfirming == true { fire(&events) }
    }
    return events
  }

  /// Takes an activation without duration: the first arms, a second one confirms and fires.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if key.isDown { return events }
    activateBegan(&events)
    if arming?.isConfirming == true { fire(&events) }
    return events
  }

  /// Takes what may take the press away. All of it cancels a contact's press, but that keyboard
  /// focus may move while a finger is down; all of it disarms, but that what is armed may scroll while its middle can
  /// be seen, and lets go of a contact on its ring as the system takes that away.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    var events = advance(to: time)
    key.interrupt(interruption)
    if interruption == .focusLost && press.isActive { return events }
    guard let arming else {
      if press.isActive { leave(&events) }
      return events
    }
    switch interruption {
    case .displaced where viewport.contains(bounds.center):
      letGoOfRing(&events)
      placeRing(around: arming.touch(in: bounds))
    case .captureLost: letGoOfRing(&events)
    default: leave(&events)
    }
    return events
  }

  /// Makes it take input, or none; disabling it in mid-press cancels the press.
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

  /// Lets time pass: patience grows, motion goes on, an arming runs out.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    let step = clock.advance(to: time)
    if let arming {
      if !press.isActive && clock.now - arming.since >= options.armTimeout { leave(&events) }
    } else if press.isActive {
      handOver.advance(by: step, isFull: full.isFull, options: options.force)
      follow(&events)
    }
    return events
  }

  var isGuarded: Bool {
    guard let firedAt else { return false }
    return clock.now - firedAt < options.fireGuard
  }

  /// Where a contact is on the ring: its frame, as large as its state has it, whatever is in motion; of a ring that stands,
  /// no smaller than a finger.
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
    arming = nil
    tap = Tap(start: sample.position, began: clock.now)
    handOver = HandOver()
    full = Hysteresis()
    placeRing(around: sample.position)
    ring.appear(at: clock.now, options: options, reducesMotion: reducesMotion)
    enter(.updating, &events)
    handOver.handle(sample, options: options.force)
    follow(&events)
  }

  /// Goes where intention and place lead.
  private mutating func follow(_ events: inout EventList<Event>) {
    full.update(
      handOver.intention, upper: options.fullThreshold, lower: options.releaseThreshold)
    tap.follow(press.position, isFull: full.isFull, options: options)
    let next = stateAfterFollowing
    if state == .updating && next == .confirmed { enter(.selected, &events) }
    enter(next, &events)
    ring.fill.set(state == .updating ? handOver.intention : 1)
  }

  private var stateAfterFollowing: State {
    if full.isFull || (options.isLatched && state != .updating) {
      return isOnRing ? .confirmed : .selected
    }
    return isOnRing ? state : .updating
  }

  private mutating func activateBegan(_ events: inout EventList<Event>) {
    if !isEnabled || press.isActive || isGuarded { return }
    if let arming {
      if clock.now - arming.since < options.armGuard { return }
      self.arming?.isConfirming = true
      enter(.confirmed, &events)
    } else {
      placeRing(around: bounds.center)
      ring.appear(at: clock.now, options: options, reducesMotion: reducesMotion)
      arm(around: bounds.center, &events)
    }
  }

  mutating func placeRing(around touch: Point) {
    ring.place = RingPlace(around: touch, bounds: bounds, viewport: viewport, options: options)
  }

  mutating func enter(_ next: State, _ events: inout EventList<Event>) {
    if next == state { return }
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
    ring.holdAndFade(at: clock.now)
  }

  mutating func leave(_ events: inout EventList<Event>) {
    rest(&events)
    ring.unwind(at: clock.now, options: options, reducesMotion: reducesMotion)
  }

  private mutating func rest(_ events: inout EventList<Event>) {
    press.cancel()
    arming = nil
    state = .idle
    events.append(.state(.idle))
  }
}
