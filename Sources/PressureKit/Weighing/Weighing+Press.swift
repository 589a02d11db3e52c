/// Handles what happens to the control: inputs → events.
extension Weighing {
  /// The number of contacts that the scale weighs at once. It ignores a further one until one of them lifts and that one begins
  /// again.
  package static let mostContacts = 8
  /// The time without a proven sensor after which the scale is `unmeasured`, in seconds.
  static let patience = 0.5
  /// The least time between two announcements of a changing number, in seconds.
  static let sayingInterval = 1.0
  /// The time of a change of the dial's colour, in seconds.
  static let tinting = 0.25

  /// The steady force equals the measured one if they differ by less than this, in units of an average touch: a seventeenth of
  /// a step of a 3D Touch screen.
  static let arrival = 1e-3

  /// Handles a sample of any contact on the screen.
  @discardableResult
  public mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = EventList<Event>()
    _ = clock.advance(to: sample.time)
    if isEnabled {
      let wasEmpty = load.isEmpty
      load.handle(sample, in: bounds)
      if wasEmpty && !load.isEmpty {
        events.begin()
        begin()
      }
      // The steps of a simulated force are not those of a sensor.
      let isSensor = load.measuredCount == 1 && sample.source != .simulated
      if isSensor { resolution.observe(load.fraction) } else { resolution.lift() }
    }
    weigh(&events)
    return events
  }

  /// Handles Enter or Space: key-up tares.
  @discardableResult
  public mutating func feed(_ sample: KeySample) -> EventList<Event> {
    let change = key.handle(sample, accepts: isEnabled)
    return change == .ended ? activate(at: sample.time) : advance(to: sample.time)
  }

  /// Tares, if the scale is enabled.
  @discardableResult
  public mutating func activate(at time: Double) -> EventList<Event> {
    isEnabled ? tare(at: time) : advance(to: time)
  }

  /// Sets the current reading to zero. If nothing is measured, removes the tare.
  ///
  /// The tare also applies to later contacts, until it is set again.
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

  /// Adds the mass that is on the scale now, in grams, as a point of the calibration. Returns false if nothing is measured or
  /// the mass is not 0…1,000,000.
  public mutating func addCalibrationPoint(grams: Double) -> Bool {
    load.isMeasured && calibration.add(force: steadyForce, grams: grams)
  }

  /// Handles an interruption, which removes the contacts. A lost capture or focus does not, because they still press. Another
  /// name or a move does not either: a page may show the reading, and a scale has no act that a person could not mean.
  @discardableResult
  public mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    key.interrupt(interruption)
    switch interruption {
    case .captureLost, .focusLost, .keysLost, .changed, .moved: break
    default: load.clear()
    }
    return advance(to: time)
  }

  /// Enables or disables the control; while it is disabled, it takes no input. Disabling it removes all contacts.
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

  /// Reads the sensors, and reports what changed.
  private mutating func weigh(_ events: inout EventList<Event>) {
    refit()
    let raw = load.fraction * ForceReading.fullScale
    if !load.isMeasured {
      steadyForce = 0
      filter = options.filter
      resolution.lift()
    } else if load.isFull {
      // The sensor is at its maximum and cannot report more, so there is no noise to filter.
      steadyForce = raw
      filter = options.filter
    } else {
      // Filter the force and not the grams, because `beta` is meant for force. In grams, noise would count as speed.
      steadyForce = filter.filter(raw, at: clock.now)
      // A filter never quite arrives, and the shown number is truncated: 29.999 would stay 29.
      if abs(steadyForce - raw) < Weighing.arrival { steadyForce = raw }
    }
    enter(nextState(), &events)
    peak = max(peak, grams)
    if shown != shownBefore {
      shownBefore = shown
      events.append(.act(.reading))
    }
    say(&events)
    // Time changes nothing once the filter has arrived, the state waits for nothing and the number was announced.
    isQuiet =
      state != .weighing && steadyForce == (load.isMeasured ? raw : 0) && shown == saidBefore
  }

  /// True: a reading is what it is.
  public static var reports: UInt16 { .max }
  /// True: it shows a reading.
  public static var isMeter: Bool { true }

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
    // Announce the next number at once.
    if next == .settled || next == .unmeasured || next == .overload { saidAt = -.infinity }
    if next == .unmeasured { saidBefore = .infinity }
  }

  /// Announces the shown number: at once if it has settled, is at the maximum or is not measured, otherwise at most once a
  /// second.
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
