/// Handles what happens to the control: inputs → events.
extension AppIcon {
  /// Takes a sample of any contact on the screen: a second one cancels the press of the first.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    // A lift counts only for what the person was shown before it, and only there.
    let chosen = highlighted
    let events = translate(peek.feed(sample))
    // The menu stays when its contact lifts, so that there is something to choose from.
    return chosen > 0 && !peek.hasContact && item(at: sample.position) == chosen
      ? choose(chosen, at: sample.time) : events
  }

  /// Takes what Enter or Space did on the icon: down presses, up launches.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    translate(peek.feed(sample))
  }

  /// Takes an activation without duration: the app is launched.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    translate(peek.activate(at: time))
  }

  /// Opens the menu and leaves it open; does nothing while a contact is down.
  @discardableResult
  public mutating func open(at time: Double) -> EventList<Event> {
    translate(peek.open(at: time))
  }

  /// Chooses an item of the open menu, counted from 1; does nothing where there is none.
  @discardableResult
  public mutating func choose(_ item: Int, at time: Double) -> EventList<Event> {
    if state != .open || item <= 0 || item > itemCount { return advance(to: time) }
    var events = interrupt(.escape, at: time)
    events.append(.act(.item(item)))
    return events
  }

  /// Takes what may take the press or the menu away: see `PeekPop.interrupt(_:at:)`.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    translate(peek.interrupt(interruption, at: time))
  }

  /// Makes it take input, or none; disabling it closes the menu.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    translate(peek.setEnabled(enabled, at: time))
  }

  /// Lets time pass: patience grows, motion goes on.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> {
    translate(peek.advance(to: time))
  }

  /// The events of the peek as those of the menu: the same codes.
  private func translate(_ events: EventList<PeekPop.Event>) -> EventList<Event> {
    EventList(sharing: events)
  }
}
