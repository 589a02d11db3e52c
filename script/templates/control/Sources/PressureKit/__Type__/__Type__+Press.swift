/// Handles what happens to the control: inputs → events.
extension __Type__ {
  /// Takes a sample of any contact on the screen: a second one cancels the press of the first.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = EventList<Event>()
    if !isEnabled { return events }
    let change = press.handle(sample, in: bounds)
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

  /// Takes what Enter or Space did: down presses, up activates. While a contact is down, keys do nothing.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    var events = EventList<Event>()
    let change = key.handle(sample.phase, accepts: isEnabled && !press.isActive)
    if change == .ended { act(&events) }
    showState(&events)
    return events
  }

  /// Takes an activation without duration: it activates at once, in place of a press under way.
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

  /// Takes what may take the press away: all but that keyboard focus moves while a finger is down.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    var events = EventList<Event>()
    if interruption != .focusLost { press.cancel() }
    key.interrupt(interruption)
    showState(&events)
    return events
  }

  /// Makes it take input, or none; disabling it in mid-press cancels the press.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    isEnabled = enabled
    if !enabled { (press, key) = (Press(), KeyPress()) }
    showState(&events)
    return events
  }

  /// Lets time pass, which changes nothing.
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
