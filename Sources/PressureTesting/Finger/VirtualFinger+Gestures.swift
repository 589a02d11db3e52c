import PressureKit

/// What a finger does.
extension VirtualFinger {
  /// Touches down, lightly by default, where it is or at another place.
  public func down(_ pressure: Double = 0, at place: Point? = nil) {
    if let place { self.place = place }
    self.pressure = pressure
    feed(.began, sensor.reading(pressure))
  }

  /// Presses harder or softer, to a part of the sensor's range 0…1, at once or over so many seconds
  /// in a straight line; touches down first if it does not.
  public func press(to pressure: Double, over seconds: Double = 0) {
    if !isDown { down(0) }
    let start = self.pressure
    sample(over: seconds) { finger, progress in
      finger.pressure = start * (1 - progress) + pressure * progress
    }
  }

  /// Moves to a place in points, at once or over so many seconds in a straight line; says nothing to
  /// the control unless it touches.
  public func move(to end: Point, over seconds: Double = 0) {
    let start = place
    sample(over: seconds) { finger, progress in
      finger.place = Point(
        x: start.x * (1 - progress) + end.x * progress,
        y: start.y * (1 - progress) + end.y * progress)
    }
  }

  /// Moves by so many points to the right and down.
  public func move(by x: Double = 0, _ y: Double = 0, over seconds: Double = 0) {
    move(to: Point(x: place.x + x, y: place.y + y), over: seconds)
  }

  /// Lifts where it is.
  public func lift() {
    pressure = 0
    feed(.ended, sensor.reading(0), buttons: 0)
  }

  /// Is taken away by the system.
  public func cancel() {
    pressure = 0
    feed(.cancelled, sensor.reading(0), buttons: 0)
  }

  /// A second finger touches, beside the first by default.
  public func secondDown(_ pressure: Double = 0, at place: Point? = nil) {
    second(.began, pressure, at: place)
  }

  /// The second finger lifts.
  public func secondLift(at place: Point? = nil) {
    second(.ended, 0, at: place)
  }

  /// A key of the focused control goes down, repeats or comes up.
  public func key(_ phase: KeySample.Phase) {
    feed(.key(KeySample(time: time, phase: phase)))
  }

  /// An assistive technology or a program activates the control.
  public func activate() {
    feed(.activation(time: time))
  }

  /// Something may take the press away.
  public func interrupt(_ reason: Interruption) {
    feed(.interruption(reason, time: time))
  }

  /// The control is enabled or disabled.
  public func setEnabled(_ enabled: Bool) {
    feed(.enabling(enabled, time: time))
  }

  /// Lets time pass in frames, the finger as it is.
  public func wait(_ seconds: Double) {
    wait(until: time + seconds)
  }

  /// Lets time pass in frames until the control needs none, 2 s at most by default; whether it got
  /// there.
  @discardableResult
  public func settle(within seconds: Double = 2) -> Bool {
    let end = time + seconds
    while control.needsFrame && timeline.hasFrame(until: end) { frame() }
    return !control.needsFrame
  }

  private func wait(until end: Double) {
    while timeline.hasFrame(until: end) { frame() }
    time = max(time, end)
  }

  private func second(_ phase: ContactPhase, _ pressure: Double, at other: Point?) {
    let first = place
    place = other ?? Point(x: first.x + 20, y: first.y)
    feed(
      phase, sensor.reading(pressure), id: 2, buttons: phase == .ended ? 0 : 1, isPrimary: false)
    place = first
  }

  /// A sample with each frame of so many seconds, and one at their end.
  private func sample(over seconds: Double, _ change: (VirtualFinger, Double) -> Void) {
    let start = time
    let end = start + max(0, seconds)
    while timeline.hasFrame(until: end) {
      frame()
      if time >= end { break }
      change(self, (time - start) / seconds)
      if isDown { feed(.moved, sensor.reading(pressure)) }
    }
    wait(until: end)
    change(self, 1)
    if isDown { feed(.moved, sensor.reading(pressure)) }
  }
}
