import PressureKit

/// A control on a manual clock, with a record of its inputs and events.
///
/// Time passes in frames, at whole multiples of `1 / rate` seconds. A frame comes before any other input at the same time, as
/// on a screen. Nothing sleeps. Memory grows with the moments: all inputs, and the frames with events.
public struct Timeline<C: ControlValue>: Equatable, Sendable {
  /// The control in its current state.
  public var control: C
  /// The clock, in seconds; 0 at first. Set it to simulate a host that stalls or whose clock is wrong.
  public var time = 0.0
  /// The number of frames per second.
  public let rate: Double
  /// The moments, in order.
  public private(set) var moments: [Moment<C>] = []

  /// The fraction of a frame within which a time counts as that frame's. It absorbs the rounding errors of added times.
  private static var tolerance: Double { 1e-6 }

  /// Creates a timeline at 0 s. The rate is in frames per second: 60 by default, at least 1.
  public init(_ control: C, rate: Double = 60) {
    self.control = control
    self.rate = rate >= 1 ? rate : 1
  }

  /// The time of the next frame, in seconds.
  public var nextFrame: Double { nextFrameNumber / rate }

  private var nextFrameNumber: Double { (time * rate + Self.tolerance).rounded(.down) + 1 }

  /// True if the next frame comes no later than `end`, in seconds. False for times so large that no next frame exists.
  public func hasFrame(until end: Double) -> Bool {
    nextFrameNumber <= end * rate + Self.tolerance && nextFrame > time
  }

  /// Lets time pass until the next frame.
  @discardableResult
  public mutating func frame() -> [C.Event] {
    time = nextFrame
    return feed(.time(time))
  }

  /// Feeds an input to the control without changing its time stamp. The clock stays.
  @discardableResult
  public mutating func feed(_ input: Input) -> [C.Event] {
    let events = Array(control.feed(input))
    var isFrame = false
    if case .time = input { isFrame = true }
    if !isFrame || !events.isEmpty { note(input, events) }
    return events
  }

  /// Calls a function of this kind of control, such as starting a run, at the time of the clock.
  @discardableResult
  public mutating func call(_ body: (inout C, Double) -> EventList<C.Event>) -> [C.Event] {
    let events = Array(body(&control, time))
    note(nil, events)
    return events
  }

  /// Lets time pass in frames until a time in seconds. Does nothing if that time is already over.
  ///
  /// `watch` receives the timeline after each frame. The time between the last frame and the end passes with the next input, as
  /// for any control.
  public mutating func wait(until end: Double, watch: (Timeline) -> Void = { _ in }) {
    while hasFrame(until: end) {
      frame()
      watch(self)
    }
    time = max(time, end)
  }

  /// Lets the given number of seconds pass, in frames.
  public mutating func wait(_ seconds: Double) {
    wait(until: time + seconds)
  }

  /// Lets time pass until the control needs no frame, for at most 2 s by default. Returns true if it came to rest.
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
