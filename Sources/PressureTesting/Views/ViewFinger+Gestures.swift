#if os(iOS) || os(macOS) || STAND_INS
import Foundation
import PressureKit

/// The gestures of a finger.
extension ViewFinger {
  /// Touches down, lightly by default, at the current position or at another place. If the finger is down already, its lift is
  /// lost: the view receives nothing more of the first press.
  public func down(_ force: Double = 0, at place: CGPoint? = nil) {
    if let place { self.place = place }
    self.force = force
    feed(.began)
  }

  /// Changes the force to a fraction of the sensor's range, 0…1, with one event or linearly over some seconds. Touches down
  /// first if necessary. In AppKit, a mouse without a sensor sends no event.
  public func press(to force: Double, over seconds: Double = 0) {
    if !isDown { down() }
    let start = self.force
    change(over: seconds) { self.force = start * (1 - $0) + force * $0 }
  }

  /// Moves to a place in points of the view, with one event or in a straight line over some seconds. A finger that does not
  /// touch sends no event.
  public func move(to end: CGPoint, over seconds: Double = 0) {
    let start = place
    change(over: seconds) {
      place = CGPoint(
        x: start.x * (1 - $0) + end.x * $0, y: start.y * (1 - $0) + end.y * $0)
    }
  }

  /// Moves by some points of the view: right, and in the direction of its y axis.
  public func move(by x: Double = 0, _ y: Double = 0, over seconds: Double = 0) {
    move(to: CGPoint(x: place.x + x, y: place.y + y), over: seconds)
  }

  /// Lifts at the current position.
  public func lift() {
    force = 0
    feed(.ended)
  }

  /// Simulates that the system takes the touch away. AppKit has no event for that, so a view receives nothing more of the
  /// press.
  public func cancel() {
    force = 0
    feed(.cancelled)
  }

  /// Touches down with a second finger, by default beside the first. In AppKit it is the secondary button of the mouse.
  public func secondDown(_ force: Double = 0, at place: CGPoint? = nil) {
    second(.began, force, at: place)
  }

  /// Lifts the second finger.
  public func secondLift(at place: CGPoint? = nil) {
    second(.ended, 0, at: place)
  }

  /// Lets time pass in steps, without an event.
  public func wait(_ seconds: Double) {
    wait(until: time + seconds)
  }

  /// Replays a recorded press, at the times of its samples.
  ///
  /// The middle of the view takes the place of the middle of the trace's `bounds`, at the same scale. The trace sets
  /// `maximum` and `source`. In AppKit the force is the pressure of stage 1, and a second contact is the secondary button.
  public func replay(_ trace: Trace) {
    maximum = trace.maximum
    source = trace.source
    let start = time + 1 / rate
    // The finger's numbers of the trace's contacts that are down.
    var numbers: [Int64: Int] = [:]
    for sample in trace.samples {
      wait(until: start + sample.time)
      let free = (1...Trace.mostContacts).first { !numbers.values.contains($0) } ?? 1
      let number = numbers[sample.id] ?? free
      let isOver = sample.phase == .ended || sample.phase == .cancelled
      numbers[sample.id] = isOver ? nil : number
      let place = place(of: sample.position, in: trace.bounds)
      let force = maximum > 0 ? sample.force / maximum : 0
      if number == 1 { (self.place, self.force) = (place, force) }
      deliver(number, sample.phase, at: place, force: force)
    }
  }

  private func second(_ phase: ContactPhase, _ force: Double, at other: CGPoint?) {
    step()
    deliver(2, phase, at: other ?? CGPoint(x: place.x + 20, y: place.y), force: force)
  }

  private func feed(_ phase: ContactPhase) {
    step()
    deliver(1, phase, at: place, force: force)
  }

  /// Delivers an event of a contact. The finger itself is contact 1.
  private func deliver(_ contact: Int, _ phase: ContactPhase, at place: CGPoint, force: Double) {
    if contact == 1 { isDown = phase == .began || (phase == .moved && isDown) }
    send(phase, of: contact, at: place, force: force)
  }

  /// Feeds an event with each step of the duration; at least one.
  private func change(over seconds: Double, _ change: (Double) -> Void) {
    let steps = max(1, Int((seconds * rate).rounded()))
    for number in 1...steps {
      change(Double(number) / Double(steps))
      if isDown { feed(.moved) } else { step() }
    }
  }

  private func step() {
    time += 1 / rate
    onStep?(time)
  }

  private func wait(until end: Double) {
    // The tolerance absorbs the rounding errors of added times.
    while time + 1 / rate < end - 1e-9 { step() }
    if time < end {
      time = end
      onStep?(time)
    }
  }
}
#endif
