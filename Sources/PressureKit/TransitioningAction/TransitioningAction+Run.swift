/// Handles what the host does to the state: it starts and finishes runs, and sets states.
///
/// A completion belongs to one run. A run ends when it is finished, when a state is set (also the current one), or when its
/// time limit has passed. The act says which: `finish`, `abort` or `timeOut`. A later completion of that run has no effect.
extension TransitioningAction {
  /// True for the acts that report the end of a run.
  public static var reports: UInt16 { ~(1 << Act.activate.rawValue) }

  /// Starts a run and enters `loading`, even if the control is disabled. Sets `started` to the number of the run. Does nothing
  /// while a run is under way: `started` is then 0.
  public mutating func startRun(_ started: inout Int32, at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    started = 0
    if run != 0 { return events }
    // After four billion runs the numbers repeat, but skip 0.
    lastRun = lastRun == -1 ? 1 : lastRun &+ 1
    run = lastRun
    started = run
    enter(.loading, &events)
    return events
  }

  /// Starts a run whose number the host does not need.
  @discardableResult
  public mutating func startRun(at time: Double) -> EventList<Event> {
    var started: Int32 = 0
    return startRun(&started, at: time)
  }

  /// Finishes a run by `success` or `failure`. Does nothing unless that run is under way.
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

  /// Enters a state, and ends the run under way. `loading` is then without a run.
  ///
  /// Entering the current state restarts its delay, but causes no event for the state.
  @discardableResult
  public mutating func setState(_ state: State, at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    end(.abort, &events)
    enter(state, &events)
    return events
  }

  /// Returns to `begin`, and ends the run under way.
  @discardableResult
  public mutating func reset(at time: Double) -> EventList<Event> {
    setState(.begin, at: time)
  }

  /// Enters the next state if a delay or time limit has run out.
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

  /// Ends the run under way, if there is one, and reports the reason.
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
