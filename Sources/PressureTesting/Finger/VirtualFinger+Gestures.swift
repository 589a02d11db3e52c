import PressureKit

/// The gestures of a finger.
extension VirtualFinger {
  /// Touches down, lightly by default, at the current position or at another place.
  public func down(_ pressure: Double = 0, at place: Point? = nil) {
    if let place { self.place = place }
    self.pressure = pressure
    feed(.began, sensor.reading(pressure))
  }

  /// Changes the pressure to a fraction of the sensor's range, 0…1, at once or linearly over some seconds. Touches down first
  /// if necessary.
  public func press(to pressure: Double, over seconds: Double = 0) {
    if !isDown { down(0) }
    let start = self.pressure
    sample(over: seconds) { finger, progress in
      finger.pressure = start * (1 - progress) + pressure * progress
    }
  }

  /// Moves to a place in points, at once or in a straight line over some seconds. Feeds the control only while the finger
  /// touches.
  public func move(to end: Point, over seconds: Double = 0) {
    let start = place
    sample(over: seconds) { finger, progress in
      finger.place = Point(
        x: start.x * (1 - progress) + end.x * progress,
        y: start.y * (1 - progress) + end.y * progress)
    }
  }

  /// Moves right and down by some points.
  public func move(by x: Double = 0, _ y: Double = 0, over seconds: Double = 0) {
    move(to: Point(x: place.x + x, y: place.y + y), over: seconds)
  }

  /// Lifts at the current position.
  public func lift() {
    pressure = 0
    feed(.ended, sensor.reading(0), buttons: 0)
  }

  /// Simulates that the system takes the contact away.
  public func cancel() {
    pressure = 0
    feed(.cancelled, sensor.reading(0), buttons: 0)
  }

  /// Touches down with a second finger, by default beside the first.
  public func secondDown(_ pressure: Double = 0, at place: Point? = nil) {
    second(.began, pressure, at: place)
  }

  /// Lifts the second finger.
  public func secondLift(at place: Point? = nil) {
    second(.ended, 0, at: place)
  }

  /// Sends an event of a key to the control, by default of Enter.
  public func key(_ phase: KeySample.Phase, _ key: KeySample.Key = .enter) {
    feed(.key(KeySample(time: time, phase: phase, key: key)))
  }

  /// Activates the control, as assistive technology or a program does.
  public func activate() {
    feed(.activation(time: time))
  }

  /// Sends an interruption, which may take the press away.
  public func interrupt(_ reason: Interruption) {
    feed(.interruption(reason, time: time))
  }

  /// Enables or disables the control.
  public func setEnabled(_ enabled: Bool) {
    feed(.enabling(enabled, time: time))
  }

  /// Lets time pass in frames without changing the finger.
  public func wait(_ seconds: Double) {
    wait(until: time + seconds)
  }

  /// Lets time pass in frames until the control needs none, for at most 2 s by default. Returns true if it came to rest.
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

  /// Feeds a sample with each frame of the duration, and one at its end.
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
