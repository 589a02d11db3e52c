/// Handles what happens to the control: inputs → events.
extension AppIcon {
  /// Handles a sample of any contact on the screen. A second contact cancels the press of the first.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    // A lift chooses only the item that was highlighted before, and only on that item.
    let chosen = highlighted
    let events = translate(peek.feed(sample))
    // The menu is still open after the lift, so `choose` finds the item.
    return chosen > 0 && !peek.hasContact && item(at: sample.position) == chosen
      ? choose(chosen, at: sample.time) : events
  }

  /// Handles Enter or Space on the icon: key-down presses, key-up launches.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    translate(peek.feed(sample))
  }

  /// Handles an activation without a duration: the app launches.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    translate(peek.activate(at: time))
  }

  /// Opens the menu and leaves it open. Does nothing while a contact is down, the menu is open or the control is disabled.
  @discardableResult
  public mutating func open(at time: Double) -> EventList<Event> {
    translate(peek.open(at: time))
  }

  /// Chooses an item of the open menu, counted from 1. Does nothing if there is no such item.
  ///
  /// The choice comes before the end of the menu, because a host may change its items when the menu closes.
  @discardableResult
  public mutating func choose(_ item: Int, at time: Double) -> EventList<Event> {
    if state != .open || item <= 0 || item > itemCount { return advance(to: time) }
    var events = interrupt(.escape, at: time)
    events.prepend(.act(.item(item)))
    return events
  }

  /// Handles an interruption, which may take the press or the menu away; see `PeekPop.interrupt(_:at:)`.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    translate(peek.interrupt(interruption, at: time))
  }

  /// Enables or disables the control; while it is disabled, it takes no input. Disabling it closes the menu.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    translate(peek.setEnabled(enabled, at: time))
  }

  /// Lets time pass: holding counts, and motion continues.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> {
    translate(peek.advance(to: time))
  }

  /// Returns the events of the PeekPop as events of the icon, which have the same codes.
  private func translate(_ events: EventList<PeekPop.Event>) -> EventList<Event> {
    EventList(sharing: events)
  }
}
