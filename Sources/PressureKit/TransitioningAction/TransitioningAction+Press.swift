/// Handles what happens to the control: inputs → events.
extension TransitioningAction {
  /// Takes a sample of any contact on the screen: a second one cancels the press of the first. It begins and ends
  /// on the pill.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = advance(to: sample.time)
    guard takesPresses else { return events }
    switch press.handle(sample, in: target) {
    case .began, .restarted:
      key.cancel()
    case .ended:
      if target.contains(press.position) { events.append(.act(.activate)) }
    case .none, .moved, .cancelled:
      break
    }
    showPress()
    return events
  }

  /// Takes what Enter or Space did: down presses, up activates. While a contact is down, keys do
  /// nothing.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    var events = advance(to: sample.time)
    let change = key.handle(sample.phase, accepts: takesPresses && !press.isActive)
    if change == .ended { events.append(.act(.activate)) }
    showPress()
    return events
  }

  /// Takes an activation without duration: it activates at once, in place of a press under way.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if takesPresses {
      takeBack()
      events.append(.act(.activate))
    }
    return events
  }

  /// Takes what may take the press away. All of it cancels a contact's press, but that keyboard
  /// focus may move while a finger is down; all of it takes a key's press back, but that the
  /// control may scroll.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    let events = advance(to: time)
    if interruption != .focusLost { press.cancel() }
    key.interrupt(interruption)
    showPress()
    return events
  }

  /// Makes it take input, or none; disabling it in mid-press cancels the press. A run goes on.
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

  /// Lets time pass: motion goes on, a delay or a run's time limit runs out.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    _ = clock.advance(to: time)
    motion.adopt(extents, at: clock.now)
    limit(&events)
    return events
  }

  private var takesPresses: Bool { state == .begin && isEnabled }

  /// Ends a press that nothing may come of.
  mutating func takeBack() {
    press.cancel()
    key.cancel()
    showPress()
  }

  private mutating func showPress() {
    changeSkin(over: TransitioningMotion.pressing)
  }
}
