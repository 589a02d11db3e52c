/// Handles what happens to the control: inputs → events.
extension __Type__ {
  /// Handles a sample of any contact on the screen. A second contact cancels the press of the first.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = EventList<Event>()
    if !isEnabled { return events }
    let change = press.handle(sample, in: bounds)
    if change.begins { events.begin() }
    switch change {
    case .began, .restarted:
      key.cancel()
      handOver = HandOver()
    case .ended: if bounds.contains(press.position) { act(&events) }
    case .none, .moved, .cancelled: break
    }
    if press.isActive { handOver.handle(sample, options: options.force) }
    showState(&events)
    return events
  }

  /// Handles Enter or Space: down presses, up activates. Keys are ignored while a contact is down.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    var events = EventList<Event>()
    let change = key.handle(sample, accepts: isEnabled && !press.isActive)
    if change.begins { events.begin() }
    if change == .ended { act(&events) }
    showState(&events)
    return events
  }

  /// Activates the control at once, and cancels a press under way.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    if isEnabled {
      press.cancel()
      key.cancel()
      act(&events)
    }
    showState(&events)
    return events
  }

  /// Handles an interruption. Each one cancels the press, except a loss of the keyboard focus or of keys while a contact is
  /// down.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    var events = EventList<Event>()
    if interruption != .focusLost && interruption != .keysLost { press.cancel() }
    key.interrupt(interruption)
    showState(&events)
    return events
  }

  /// Enables or disables the control. Disabling it cancels a press under way.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    isEnabled = enabled
    if !enabled { (press, key) = (Press(), KeyPress()) }
    showState(&events)
    return events
  }

  /// Lets time pass. It does not affect this control.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> { EventList() }

  private mutating func act(_ events: inout EventList<Event>) {
    events.append(.act(.act))
    if options.hasHaptics { events.append(.haptic(.tick)) }
  }

  private mutating func showState(_ events: inout EventList<Event>) {
    let next = isEngaged ? State.pressed : .idle
    if next == state { return }
    state = next
    events.append(.state(next))
  }
}
