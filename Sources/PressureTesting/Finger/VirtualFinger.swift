import PressureKit

/// A finger without a hand: it touches, presses, moves and lifts on a manual clock, and keeps what
/// came of it. For tests of force without a device.
///
///     let finger = VirtualFinger(ConfirmAction())
///     finger.down()
///     finger.press(to: 0.6, over: 0.3)   // to a part of the sensor's range
///     finger.move(by: 0, -44, over: 0.2)
///     finger.lift()
///     finger.events                      // all that the control said
///
/// Nothing sleeps and nothing is random: the same calls give the same events, to the bit. Whatever
/// lasts a time is sampled at the rate of the frames. It is not a thread's to share.
public final class VirtualFinger<C: ControlValue> {
  /// The control on its clock, with what came of each input.
  public var timeline: Timeline<C>
  /// Where the finger is, in points; the middle of the control at first.
  public var place: Point
  /// How hard it presses, as a part of the sensor's range, 0…1; 0 at first.
  public var pressure = 0.0
  /// What measures its force; a 3D Touch screen by default.
  public var sensor: VirtualSensor
  /// What its samples name as their source; a touch by default.
  public var source = ContactSource.touch
  /// What the host does about an event; nothing by default. Called after it was recorded.
  public var onEvent: ((C.Event) -> Void)?
  /// Sees the control after each input, frame and call, with the input that it was fed; nil is a call. Nothing by default.
  public var watch: ((Input?, C) -> Void)?
  /// Whether it touches.
  public private(set) var isDown = false
  /// Every event since the beginning, or since `forget()`, in order.
  public private(set) var events: [C.Event] = []

  /// Makes a finger above a control at 0 s; 60 frames and samples a second by default.
  public init(_ control: C, sensor: VirtualSensor = .touch3D, rate: Double = 60) {
    timeline = Timeline(control, rate: rate)
    place = control.bounds.center
    self.sensor = sensor
  }

  /// The control as it is now.
  public var control: C {
    get { timeline.control }
    _modify { yield &timeline.control }
  }
  /// The manual clock, in seconds. Set it to make the host stall, or its clock lie.
  public var time: Double {
    get { timeline.time }
    _modify { yield &timeline.time }
  }
  /// What came of each input, with its time and the state after it.
  public var moments: [Moment<C>] { timeline.moments }

  /// Empties `events`; the moments stay.
  public func forget() {
    events = []
  }

  /// Hands the control any input.
  public func feed(_ input: Input) {
    note(input, timeline.feed(input))
  }

  /// Does what only this kind of control can, such as starting a run, at the time of the clock.
  public func call(_ body: (inout C, Double) -> EventList<C.Event>) {
    note(nil, timeline.call(body))
  }

  /// Says anything of a contact at the finger's place, also what no finger would.
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
