import PressureKit

/// A simulated finger for tests of force without a device. It touches, presses, moves and lifts on a manual clock, and records
/// the events.
///
///     let finger = VirtualFinger(ConfirmAction())
///     finger.down()
///     finger.press(to: 0.6, over: 0.3)   // a fraction of the sensor's range
///     finger.move(by: 0, -44, over: 0.2)
///     finger.lift()
///     finger.events                      // all events of the control
///
/// It does not sleep and uses no random numbers: the same calls give the same events, to the bit. Longer actions are sampled at the
/// frame rate. A finger must be used on only one thread.
public final class VirtualFinger<C: ControlValue> {
  /// The control on its clock, with the inputs and events so far.
  public var timeline: Timeline<C>
  /// The position of the finger, in points; the middle of the control at first.
  public var place: Point
  /// The pressure of the finger, as a fraction of the sensor's range, 0…1; 0 at first.
  public var pressure = 0.0
  /// The sensor that measures the force; a 3D Touch screen by default.
  public var sensor: VirtualSensor
  /// The source of the samples; a touch by default.
  public var source = ContactSource.touch
  /// The host's reaction to an event; nothing by default. Called after the event was recorded.
  public var onEvent: ((C.Event) -> Void)?
  /// Called after each input, frame and call, with the input that was fed and the control. The input is nil for a call. Nil by
  /// default.
  public var watch: ((Input?, C) -> Void)?
  /// True if the finger touches.
  public private(set) var isDown = false
  /// All events since the beginning, or since `forget()`, in order.
  public private(set) var events: [C.Event] = []

  /// Creates a finger above a control at 0 s, with 60 frames and samples per second by default.
  public init(_ control: C, sensor: VirtualSensor = .touch3D, rate: Double = 60) {
    timeline = Timeline(control, rate: rate)
    place = control.bounds.center
    self.sensor = sensor
  }

  /// The control in its current state.
  public var control: C {
    get { timeline.control }
    _modify { yield &timeline.control }
  }
  /// The manual clock, in seconds. Set it to simulate a host that stalls or whose clock is wrong.
  public var time: Double {
    get { timeline.time }
    _modify { yield &timeline.time }
  }
  /// The inputs and their events, each with its time and the state after it.
  public var moments: [Moment<C>] { timeline.moments }

  /// Clears `events`; the moments stay.
  public func forget() {
    events = []
  }

  /// Feeds any input to the control.
  public func feed(_ input: Input) {
    note(input, timeline.feed(input))
  }

  /// Calls a function of this kind of control, such as starting a run, at the time of the clock.
  public func call(_ body: (inout C, Double) -> EventList<C.Event>) {
    note(nil, timeline.call(body))
  }

  /// Feeds any contact sample at the finger's position, even one that no real finger would produce.
  public func feed(
    _ phase: ContactPhase, _ force: ForceReading = .none, id: Int = 1, buttons: UInt16 = 1,
    isPrimary: Bool = true, contactRadius: Double = 0
  ) {
    if id == 1 { isDown = phase == .began || (phase == .moved && isDown) }
    feed(
      .contact(
        ContactSample(
          time: time, phase: phase, id: id, position: place, source: source, force: force,
          contactRadius: contactRadius, buttons: buttons, isPrimary: isPrimary)))
  }

  /// Lets time pass until the next frame.
  public func frame() {
    let events = timeline.frame()
    note(.time(time), events)
  }

  private func note(_ input: Input?, _ events: [C.Event]) {
    watch?(input, control)
    for event in events {
      self.events.append(event)
      onEvent?(event)
    }
  }
}
