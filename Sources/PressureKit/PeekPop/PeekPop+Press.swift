/// Handles what happens to the control: inputs → events.
extension PeekPop {
  /// Handles a sample of any contact on the screen. A second contact cancels the press of the first.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = advance(to: sample.time)
    guard takesPresses, !isForAction(sample) else { return events }
    switch handle(sample) {
    case .none:
      // A contact on something that covers the open preview closes it.
      if isLeftOpen && sample.phase == .began && sample.isCovered { dismiss(&events) }
    case .began, .restarted:
      key.cancel()
      if isLeftOpen { break }
      begin(&events)
      // Close what a press with a lost lift has left.
      withdraw(&events)
      follow(&events)
    case .moved:
      follow(&events)
    case .ended:
      lift(from: sample.position, &events)
    case .cancelled:
      dismiss(&events)
    }
    return events
  }

  /// Handles Enter or Space: key-down presses, key-up pops. While a contact is down, keys have no effect.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    var events = advance(to: sample.time)
    let change = key.handle(sample, accepts: takesPresses && !press.isActive)
    if change.begins && !isLeftOpen { begin(&events) }
    if change == .ended { pop(&events) }
    return events
  }

  /// Handles an activation without a duration: the content opens.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if takesPresses {
      if !isEngaged { begin(&events) }
      pop(&events)
    }
    return events
  }

  /// Opens the preview and leaves it open. Does nothing while a contact is down, the preview is shown or the control is
  /// disabled.
  @discardableResult
  public mutating func open(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if !isEnabled || press.isActive || state != .idle || !traits.hasContent { return events }
    begin(&events)
    appear(at: bounds.center, &events)
    leaveOpen(&events)
    return events
  }

  /// Chooses one of the host's actions, and closes the preview: its act is `action`. Does nothing unless the preview is left open.
  ///
  /// The choice comes before the end of the preview, because a host may change its actions when the preview closes.
  @discardableResult
  public mutating func choose(at time: Double) -> EventList<Event> {
    if !isLeftOpen { return advance(to: time) }
    var events = interrupt(.escape, at: time)
    events.prepend(.act(.action))
    return events
  }

  /// Notes that a menu of the system is about to show the content. Does nothing during a press or a preview, or while the control is
  /// disabled: `isInMenu` says what became of it.
  @discardableResult
  public mutating func openMenu(at time: Double) -> EventList<Event> {
    let events = advance(to: time)
    isInMenu = isEnabled && !isEngaged
    return events
  }

  /// Pops what a menu of the system shows, unless something has taken it back.
  @discardableResult
  public mutating func popFromMenu(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if isInMenu { events.append(.act(.pop)) }
    isInMenu = false
    return events
  }

  /// Handles an interruption, which dismisses the press or the preview. Three do not: the keyboard focus may move while a contact
  /// is down, without a contact no capture can be lost, and lost keys only cancel the press of a key.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    var events = advance(to: time)
    key.interrupt(interruption)
    let isIgnored =
      interruption == .keysLost || interruption == (press.isActive ? .focusLost : .captureLost)
    if !isIgnored { dismiss(&events) }
    // A menu takes the contacts, the keys and perhaps the focus of its window by itself.
    if interruption == .changed || interruption == .escape || interruption == .removed {
      isInMenu = false
    }
    return events
  }

  /// Enables or disables the control; while it is disabled, it takes no input. Disabling it dismisses a preview.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    isEnabled = enabled
    if !enabled {
      key = KeyPress()
      dismiss(&events)
      isInMenu = false
    }
    return events
  }

  /// Lets time pass: holding counts, and motion continues.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    let step = clock.advance(to: time)
    if press.isActive && !isLeftOpen {
      press.advance(by: step, options: pressOptions)
      follow(&events)
    }
    if state == .pop && !isGuarded {
      withdraw(&events)
    }
    return events
  }

  /// Begins a press, or opens. It takes the place of a menu of the system.
  private mutating func begin(_ events: inout EventList<Event>) {
    isInMenu = false
    events.begin()
  }

  /// True if a press may begin. The second click of a double click on a preview that has just popped begins none.
  private var takesPresses: Bool { isEnabled && !isGuarded }

  private var isGuarded: Bool { clock.now < guardedUntil }

  /// True if a contact begins on the actions, which are the host's own buttons.
  private func isForAction(_ sample: ContactSample) -> Bool {
    isLeftOpen && !press.isActive && !sample.isCovered && state == .actions
      && place.actions.contains(sample.position)
  }

  /// Follows the contact. A press begins on the control, or anywhere while the preview is open.
  private mutating func handle(_ sample: ContactSample) -> Press.Change {
    var sample = sample
    // Only a force click pops. A reading that proves no sensor must not prove one by this.
    if sample.source == .trackpad, sample.force.isNormalized, let part = sample.force.fraction,
      sample.force.provesSensor || press.trusts(.trackpad)
    {
      sample.force = .normalized(part * options.firstStage)
    }
    return press.handle(sample, in: isLeftOpen ? .unbounded : bounds, options: pressOptions)
  }

  /// Updates the state from the level and the contact's position.
  private mutating func follow(_ events: inout EventList<Event>) {
    if isLeftOpen { return }
    if state == .actions || (state == .peek && (press.isDeep || traits.stays)) {
      slide(&events)
    } else if press.isDeep {
      appear(at: press.start, &events)
      slideStart = press.position.y
    } else if press.isHinting {
      enter(.hint, &events)
      motion.emergence.hint(press.hint(options: options.press))
    } else {
      withdraw(&events)
    }
    if state != .peek || traits.stays { return }
    motion.grow(with: options.depth(of: press.force))
    if press.force > options.pop {
      if options.hasHaptics { events.append(.haptic(.tick)) }
      pop(&events)
    } else if !press.isDeep {
      withdraw(&events)
    }
  }

  private mutating func slide(_ events: inout EventList<Event>) {
    slideStart = max(slideStart, press.position.y)
    if !options.hasActions { return }
    let slid = press.position.y.part(from: slideStart, to: slideStart - options.slideDistance)
    motion.reveal.set(slid)
    // Between the two thresholds, the state does not change.
    enter(slid > (state == .actions ? 0.375 : 0.625) ? .actions : .peek, &events)
  }

  private mutating func lift(from position: Point, _ events: inout EventList<Event>) {
    if isLeftOpen {
      let preview = place.preview
      let began = preview.contains(press.start)
      if began != preview.contains(position) { return }
      if !began {
        dismiss(&events)
      } else if traits.leadsOn {
        pop(&events)
      }
    } else if !press.wasDeep {
      if traits.takesTaps && bounds.contains(position) { pop(&events) } else { dismiss(&events) }
    } else if state == .actions || (state == .peek && (press.isTimed || traits.stays)) {
      leaveOpen(&events)
    } else {
      dismiss(&events)
    }
  }

  private mutating func appear(at place: Point, _ events: inout EventList<Event>) {
    touch = place
    enter(.peek, &events)
    if options.hasHaptics { events.append(.haptic(.tick)) }
    guardedUntil = 0
    motion.appear(at: clock.now)
  }

  private mutating func leaveOpen(_ events: inout EventList<Event>) {
    isLeftOpen = true
    motion.shrink(at: clock.now)
    if options.hasActions {
      enter(.actions, &events)
      motion.uncover(at: clock.now)
    }
  }

  private mutating func pop(_ events: inout EventList<Event>) {
    rest()
    key.cancel()
    guardedUntil = clock.now + PeekMotion.growing
    motion.grow(at: clock.now)
    if traits.leadsOn { enter(.pop, &events) } else { withdraw(&events) }
    events.append(.act(.pop))
  }

  private mutating func dismiss(_ events: inout EventList<Event>) {
    rest()
    withdraw(&events)
  }

  /// Returns to `idle`. A contact that is down may press again.
  private mutating func withdraw(_ events: inout EventList<Event>) {
    if state == .idle { return }
    enter(.idle, &events)
    motion.emergence.disappear(at: clock.now)
  }

  private mutating func rest() {
    press.cancel()
    isLeftOpen = false
  }

  private mutating func enter(_ next: State, _ events: inout EventList<Event>) {
    if next == state { return }
    // The key went down for the previous state.
    key.cancel()
    appendActs(of: next, &events)
    state = next
    events.append(.state(next))
  }

  /// Reports what begins and ends with a state.
  private func appendActs(of next: State, _ events: inout EventList<Event>) {
    if !traits.leadsOn { return }
    if state == .idle { events.append(.act(.begin)) }
    if next == .peek && state != .actions { events.append(.act(.peek)) }
    if next == .idle && (state == .peek || state == .actions) { events.append(.act(.close)) }
  }
}
