import PressureKit

/// A control on a manual clock, and what came of all that happened to it.
///
/// Time passes in frames, at whole multiples of `1 / rate` seconds: a frame comes before what else
/// happens at its time, as on a screen. Nothing sleeps. Memory grows with the moments that are kept:
/// all inputs, and of the frames those to which the control said something.
public struct Timeline<C: ControlValue>: Equatable, Sendable {
  /// The control as it is now.
  public var control: C
  /// The clock, in seconds; 0 at first. Set it to make the host stall, or its clock lie.
  public var time = 0.0
  /// How many frames a second has.
  public let rate: Double
  /// What came of each input, in order.
  public private(set) var moments: [Moment<C>] = []

  /// A time nearer to a frame than this part of one is that frame's: what rounding adds to a sum of
  /// tenths is no frame missed.
  private static var tolerance: Double { 1e-6 }

  /// Makes a timeline at 0 s; of 60 frames a second by default, at least 1.
  public init(_ control: C, rate: Double = 60) {
    self.control = control
    self.rate = rate >= 1 ? rate : 1
  }

  /// When the next frame comes, in seconds.
  public var nextFrame: Double { nextFrameNumber / rate }

  private var nextFrameNumber: Double { (time * rate + Self.tolerance).rounded(.down) + 1 }

  /// Whether the next frame comes no later than a time in seconds; never beyond times so large that
  /// they have no next.
  public func hasFrame(until end: Double) -> Bool {
    nextFrameNumber <= end * rate + Self.tolerance && nextFrame > time
  }

  /// Lets time pass until the next frame.
  @discardableResult
  public mutating func frame() -> [C.Event] {
    time = nextFrame
    return feed(.time(time))
  }

  /// Hands the control an input as it is, whatever time it carries; the clock stays.
  @discardableResult
  public mutating func feed(_ input: Input) -> [C.Event] {
    let events = Array(control.feed(input))
    var isFrame = false
    if case .time = input { isFrame = true }
    if !isFrame || !events.isEmpty { note(input, events) }
    return events
  }

  /// Does what only this kind of control can, such as starting a run, at the time of the clock.
  @discardableResult
  public mutating func call(_ body: (inout C, Double) -> EventList<C.Event>) -> [C.Event] {
    let events = Array(body(&control, time))
    note(nil, events)
    return events
  }

  /// Lets time pass until a time in seconds, in frames; does nothing if that is over.
  ///
  /// `watch` sees the timeline after each frame. What is between the last frame and the end comes
  /// with the next input, as to every control.
  public mutating func wait(until end: Double, watch: (Timeline) -> Void = { _ in }) {
    while hasFrame(until: end) {
      frame()
      watch(self)
    }
    time = max(time, end)
  }

  /// Lets time pass, in frames, for so many seconds.
  public mutating func wait(_ seconds: Double) {
    wait(until: time + seconds)
  }

  /// Lets time pass until the control needs no frame, 2 s at most by default; whether it got there.
  @discardableResult
  public mutating func settle(
    within seconds: Double = 2, watch: (Timeline) -> Void = { _ in }
  ) -> Bool {
    let end = time + seconds
    while control.needsFrame && hasFrame(until: end) {
      frame()
      watch(self)
    }
    return !control.needsFrame
  }

  private mutating func note(_ input: Input?, _ events: [C.Event]) {
    moments.append(Moment(time: time, input: input, events: events, state: control.state))
  }
}
