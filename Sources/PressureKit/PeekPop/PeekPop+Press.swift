/// Handles what happens to the control: inputs → events.
extension PeekPop {
  /// Takes a sample of any contact on the screen: a second one cancels the press of the first.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = advance(to: sample.time)
    guard takesPresses, !isForAction(sample) else { return events }
    switch handle(sample) {
    case .none:
      break
    case .began, .restarted:
      key.cancel()
      if isLeftOpen { break }
      // Of a press before it whose lift was lost.
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

  /// Takes what Enter or Space did: down presses, up pops. While a contact is down, keys do nothing.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    var events = advance(to: sample.time)
    if key.handle(sample.phase, accepts: takesPresses && !press.isActive) == .ended { pop(&events) }
    return events
  }

  /// Takes an activation without duration: the content opens.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if takesPresses { pop(&events) }
    return events
  }

  /// Opens the preview and leaves it open; does nothing while a contact is down or it is there.
  @discardableResult
  public mutating func open(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if !isEnabled || press.isActive || state != .idle || !traits.hasContent { return events }
    appear(at: bounds.center, &events)
    leaveOpen(&events)
    return events
  }

  /// Takes what may take the press or the preview away. All of it does, but that keyboard focus may
  /// move while a finger is down, and that what is left open has nothing captured.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    var events = advance(to: time)
    key.interrupt(interruption)
    if interruption != (press.isActive ? .focusLost : .captureLost) { dismiss(&events) }
    return events
  }

  /// Makes it take input, or none; disabling it dismisses a preview.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    isEnabled = enabled
    if !enabled {
      key = KeyPress()
      dismiss(&events)
    }
    return events
  }

  /// Lets time pass: patience grows, motion goes on.
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

  /// Whether a press may begin: not with the second click of a double click on what has just popped.
  private var takesPresses: Bool { isEnabled && !isGuarded }

  private var isGuarded: Bool { clock.now < guardedUntil }

  /// Whether a contact begins on the actions, which are the host's own buttons.
  private func isForAction(_ sample: ContactSample) -> Bool {
    isLeftOpen && !press.isActive && state == .actions && place.actions.contains(sample.position)
  }

  /// A press begins on the control, or anywhere while the preview is open.
  private mutating func handle(_ sample: ContactSample) -> Press.Change {
    press.handle(sample, in: isLeftOpen ? .unbounded : bounds, options: pressOptions)
  }

  /// Goes where level and place lead.
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
    // Between the two it stays what it is.
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
      if bounds.contains(position) { pop(&events) } else { dismiss(&events) }
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

  /// Everything comes back; a contact that is down may press again.
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
    // It went down for the state that was.
    key.cancel()
    tell(of: next, &events)
    state = next
    events.append(.state(next))
  }

  /// Says what begins and ends with a state.
  private func tell(of next: State, _ events: inout EventList<Event>) {
    if !traits.leadsOn { return }
    if state == .idle { events.append(.act(.begin)) }
    if next == .peek && state != .actions { events.append(.act(.peek)) }
    if next == .idle && (state == .peek || state == .actions) { events.append(.act(.close)) }
  }
}
