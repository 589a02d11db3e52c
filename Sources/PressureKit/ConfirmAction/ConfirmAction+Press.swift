/// Handles what happens to the control: inputs → events.
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

// MARK: What is armed: the ring stands, and a second activation, or a contact on it, confirms

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

// MARK: A hint after a press that came to nothing

extension ConfirmAction {
  /// How long a hint is to be read, in seconds.
  static let hintDuration = 2.0

  /// What would have helped a press that lifts now; none where the contact has left, as it does to take a press back.
  var hint: Label {
    if !bounds.contains(press.position) && !isOnRing { return .none }
    return switch state {
    case .idle, .confirmed: .none
    case .selected: .slideHint
    case .updating:
      switch handOver.source {
      case .measured, .area: .pressHint
      case .none, .time: .holdHint
      }
    }
  }

  /// Shows a hint, unless the last press that needed one had one.
  mutating func show(_ hint: Label) {
    if options.size(of: hint).width <= 0 { return }
    if isHintDue { ring.show(hint: hint, at: clock.now) }
    isHintDue.toggle()
  }
}
