/// Handles what happens to the control: inputs → events.
extension TransitioningAction {
  /// Handles a sample of any contact on the screen. A second contact cancels the press of the first. A press begins and ends on
  /// the pill.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = advance(to: sample.time)
    guard takesPresses else { return events }
    switch press.handle(sample, in: target) {
    case .began, .restarted:
      key.cancel()
      events.begin()
    case .ended:
      if target.contains(press.position) { events.append(.act(.activate)) }
    case .none, .moved, .cancelled:
      break
    }
    showPress()
    return events
  }

  /// Handles Enter or Space: key-down presses, key-up activates. While a contact is down, keys have no effect.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    var events = advance(to: sample.time)
    let change = key.handle(sample, accepts: takesPresses && !press.isActive)
    if change.begins { events.begin() }
    if change == .ended { events.append(.act(.activate)) }
    showPress()
    return events
  }

  /// Handles an activation without a duration: it activates at once, and cancels a press under way.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if takesPresses {
      takeBack()
      events.append(.act(.activate))
    }
    return events
  }

  /// Handles an interruption. It cancels a contact's press, except that the keyboard focus may move while a contact is down. It
  /// cancels a key's press, unless it is a lost capture or a scroll. Lost keys cancel only a key's press.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    let events = advance(to: time)
    if interruption != .focusLost && interruption != .keysLost { press.cancel() }
    key.interrupt(interruption)
    showPress()
    return events
  }

  /// Enables or disables the control; while it is disabled, it takes no input. Disabling it cancels a press. A run continues.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    let events = advance(to: time)
    isEnabled = enabled
    if !enabled {
      press.cancel()
      key = KeyPress()
    }
    changeSkin(over: TransitioningMotion.change)
    return events
  }

  /// Lets time pass: motion continues, and a delay or a run's time limit runs out.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    _ = clock.advance(to: time)
    motion.adopt(extents, at: clock.now)
    limit(&events)
    return events
  }

  private var takesPresses: Bool { state == .begin && isEnabled }

  /// Cancels a press, so that it does not activate.
  mutating func takeBack() {
    press.cancel()
    key.cancel()
    showPress()
  }

  private mutating func showPress() {
    changeSkin(over: TransitioningMotion.pressing)
  }
}
