/// What its host does to its state: runs, and states set outright.
///
/// A completion belongs to its run. A run ends when it is finished, when a state is set (also the one it
/// is in) or when its time is over, and says which (`finish`, `abort`, `timeOut`); what is said of it after that
/// changes nothing.
extension TransitioningAction {
  /// Starts a run, which is `run` from then on, and goes into `loading`; it may be disabled. Does nothing while a run is
  /// under way: its host sees that `run` is the same as before.
  @discardableResult
  public mutating func startRun(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if run != 0 { return events }
    // After four billion runs numbers come again, but not 0.
    lastRun = lastRun == -1 ? 1 : lastRun &+ 1
    run = lastRun
    enter(.loading, &events)
    return events
  }

  /// Finishes a run: `success` or `failure`. Nothing comes of it unless that run is under way.
  @discardableResult
  public mutating func finishRun(
    _ run: Int32, succeeded: Bool, at time: Double
  ) -> EventList<Event> {
    var events = advance(to: time)
    if run == 0 || run != self.run { return events }
    end(.finish, &events)
    enter(succeeded ? .success : .failure, &events)
    return events
  }

  /// Goes into a state, and ends the run under way; `loading` is then loading without a run.
  ///
  /// The state it is in begins again without an event: its delay starts anew.
  @discardableResult
  public mutating func setState(_ state: State, at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    end(.abort, &events)
    enter(state, &events)
    return events
  }

  /// Goes back to `begin`, and ends the run under way.
  @discardableResult
  public mutating func reset(at time: Double) -> EventList<Event> {
    setState(.begin, at: time)
  }

  /// Goes where a delay or time limit that has run out leads.
  mutating func limit(_ events: inout EventList<Event>) {
    let elapsed = clock.now - since
    switch state {
    case .loading where run != 0 && elapsed >= options.timeLimit:
      end(.timeOut, &events)
      enter(.failure, &events)
    case .failure where elapsed >= options.failureDelay,
      .success where elapsed >= options.resetDelay:
      enter(.begin, isReturn: true, &events)
    default:
      break
    }
  }

  /// Ends the run under way, if there is one, and says why.
  private mutating func end(_ act: Act, _ events: inout EventList<Event>) {
    if run == 0 { return }
    run = 0
    events.append(.act(act))
  }

  private mutating func enter(
    _ next: State, isReturn: Bool = false, _ events: inout EventList<Event>
  ) {
    since = clock.now
    if next == state { return }
    takeBack()
    let last = state
    state = next
    events.append(.state(next))
    if next == .success || next == .failure {
      if options.hasHaptics { events.append(.haptic(next == .success ? .success : .strong)) }
      events.append(.announce(label))
    }
    let duration = isReturn ? TransitioningMotion.returning : TransitioningMotion.change
    motion.show(
      next, after: last, extents: extents, isFading: isReturn || reducesMotion, at: clock.now,
      over: duration)
    changeSkin(over: duration)
  }
}
