/// Handles what happens to the control: inputs → events.
extension Weighing {
  /// How long a contact may go without a sensor's word before it is said to have none, in seconds.
  static let patience = 0.5
  /// How long the next announcement waits, in seconds.
  static let sayingInterval = 1.0
  /// How long the dial takes to change its colour, in seconds.
  static let tinting = 0.25

  /// How near the steady force must come to the measured one to be it, in units of an average touch:
  /// a seventeenth of a step of a 3D Touch screen.
  static let arrival = 1e-3

  /// Takes a sample of any contact on the screen.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = EventList<Event>()
    _ = clock.advance(to: sample.time)
    if isEnabled {
      let wasEmpty = load.isEmpty
      load.handle(sample, in: bounds)
      if wasEmpty && !load.isEmpty { begin() }
      // The steps of a simulated finger are no sensor's.
      let isSensor = load.measuredCount == 1 && sample.source != .simulated
      if isSensor { resolution.observe(load.fraction) } else { resolution.lift() }
    }
    weigh(&events)
    return events
  }

  /// Takes what Enter or Space did: when it comes up, it tares.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    let change = key.handle(sample.phase, accepts: isEnabled)
    return change == .ended ? activate(at: sample.time) : advance(to: sample.time)
  }

  /// Tares.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    isEnabled ? tare(at: time) : advance(to: time)
  }

  /// Sets what is read now to zero; at rest, and where nothing is measured, forgets that it ever was.
  ///
  /// It holds for the contacts that come after, until it is set again.
  @discardableResult
  public mutating func tare(at time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    _ = clock.advance(to: time)
    tareForce = load.isMeasured ? steadyForce : nil
    peak = 0
    settling = Settling()
    weigh(&events)
    return events
  }

  /// Takes a known mass for what is weighed now, in grams, as a point of the calibration; false if
  /// nothing is measured or the mass is negative or no number.
  public mutating func addCalibrationPoint(grams: Double) -> Bool {
    load.isMeasured && calibration.add(force: steadyForce, grams: grams)
  }

  /// Takes what may take contacts away. A lost capture or focus does not: what presses still presses.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    key.interrupt(interruption)
    switch interruption {
    case .captureLost, .focusLost: break
    case .escape, .hostInactive, .displaced, .menu, .removed: load.clear()
    }
    return advance(to: time)
  }

  /// Makes it take input, or none; disabling it lets go of what it weighs.
  @discardableResult
  public mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    isEnabled = enabled
    if !enabled {
      load.clear()
      key = KeyPress()
    }
    return advance(to: time)
  }

  /// Lets time pass: the reading becomes steady, and settles.
  @discardableResult
  public mutating func advance(to time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    _ = clock.advance(to: time)
    weigh(&events)
    return events
  }

  private mutating func begin() {
    since = clock.now
    saidAt = since
    tint.set(options.palette.dial)
    filter = options.filter
    settling = Settling()
    peak = 0
  }

  /// Reads the sensors, and says what changed.
  private mutating func weigh(_ events: inout EventList<Event>) {
    refit()
    let raw = load.fraction * ForceReading.fullScale
    if !load.isMeasured {
      steadyForce = 0
      filter = options.filter
      resolution.lift()
    } else if load.isFull {
      // Nothing of what it says is noise: it cannot say more.
      steadyForce = raw
      filter = options.filter
    } else {
      // In units of force, as its beta is meant for: in grams the noise would be taken for speed.
      steadyForce = filter.filter(raw, at: clock.now)
      // A filter never quite arrives, and what is shown is truncated: 29.999 would stay 29.
      if abs(steadyForce - raw) < Weighing.arrival { steadyForce = raw }
    }
    enter(nextState(), &events)
    peak = max(peak, grams)
    if shown != shownBefore {
      shownBefore = shown
      events.append(.act(.reading))
    }
    say(&events)
    // A filter that has arrived stays; so does a state that waits for nothing.
    isQuiet =
      state != .weighing && steadyForce == (load.isMeasured ? raw : 0) && shown == saidBefore
  }

  private mutating func nextState() -> State {
    rested = 0
    if load.isEmpty { return .rest }
    if load.isMeasured && !load.isFull {
      rested = settling.settle(grams, within: options.settleRange, at: clock.now)
      return rested >= options.settleDuration ? .settled : .weighing
    }
    settling = Settling()
    if load.isFull { return .overload }
    return clock.now - since >= Weighing.patience ? .unmeasured : .weighing
  }

  private mutating func enter(_ next: State, _ events: inout EventList<Event>) {
    if next == state { return }
    state = next
    events.append(.state(next))
    if options.hasHaptics && (next == .settled || next == .overload) {
      events.append(.haptic(next == .settled ? .tick : .strong))
    }
    let color =
      switch next {
      case .settled: options.palette.settled
      case .overload: options.palette.overload
      case .rest, .weighing, .unmeasured: options.palette.dial
      }
    tint.animate(to: color, at: clock.now, over: reducesMotion ? 0 : Weighing.tinting)
    // What is said next is said at once.
    if next == .settled || next == .unmeasured || next == .overload { saidAt = -.infinity }
    if next == .unmeasured { saidBefore = .infinity }
  }

  /// Says what is shown: at once when it has settled, else at most once a second.
  private mutating func say(_ events: inout EventList<Event>) {
    if load.isEmpty || (state == .weighing && !load.isMeasured) {
      saidBefore = shown
      return
    }
    if shown == saidBefore || clock.now - saidAt < Weighing.sayingInterval { return }
    saidBefore = shown
    saidAt = clock.now
    events.append(.announce(.reading))
  }
}
