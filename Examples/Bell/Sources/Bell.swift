import PressureKit

/// A bell on a counter. It rings once for each press.
///
///     level above 0.20 of the sensor's range   rest → ringing   `ring`, once
///     0.8 s later                              ringing → rest
///
/// Without a sensor, holding it for half a second rings it. A key or assistive technology rings it with an activation.
struct Bell: DeclaredControl {
  /// The sound of the bell.
  enum State: UInt8, CaseIterable, Sendable {
    /// The bell is quiet. → `ringing`: it is pressed.
    case rest
    /// The bell rings. → `rest`: by itself.
    case ringing
  }
  /// The acts of the bell, for its host.
  enum Act: UInt8, CaseIterable, Sendable {
    /// Call somebody: the bell rings.
    case ring
  }
  /// The texts that the bell announces.
  enum Label: UInt8, CaseIterable, Sendable {
    /// No text.
    case none
    /// The text for a ring.
    case rung
  }
  /// The layers of the bell, from back to front.
  enum LayerID: UInt8, CaseIterable, Sendable {
    /// The waves of the sound, on both sides.
    case leftWave = 1
    case rightWave
    /// The knob on top, which a person presses.
    case knob
    case dome
    case base
  }

  var options = BellOptions()
  var bounds = Rect(x: 0, y: 0, width: 96, height: 96)
  var reducesMotion = false
  private(set) var state = State.rest
  private var isEnabled = true
  private var clock = ElapsedClock()
  private var press = DeepPress()
  private var key = KeyPress()
  /// The progress of the sound, 0…1.
  private var sound = Animated(1.0)
  /// The end of the sound, in seconds on the bell's clock.
  private var soundEnd = 0.0

  init() {}

  var intention: Double { press.level }
  var source: ForceSource { press.source }
  var hasContact: Bool { press.isActive }
  var isEngaged: Bool { press.isActive || key.isActive }
  var needsFrame: Bool {
    (press.isActive && !press.wasDeep) || state == .ringing
  }
  var dueIn: Double { state == .ringing ? soundEnd - clock.now : .infinity }
  var access: Access { Access(role: .button, textSlot: 0, isEnabled: isEnabled) }
}

/// The inputs of the bell.
extension Bell {
  mutating func feed(_ sample: ContactSample) -> EventList<Event> {
    var events = advance(to: sample.time)
    let wasDeep = press.wasDeep
    if isEnabled {
      let change = press.handle(sample, in: bounds, options: options.press)
      if change.begins { events.begin() }
    }
    // A contact cancels a key, so that only one of them rings.
    if press.isActive { key.cancel() }
    if press.wasDeep && !wasDeep { ring(&events) }
    return events
  }

  mutating func feed(_ sample: KeySample) -> EventList<Event> {
    var events = advance(to: sample.time)
    let change = key.handle(sample, accepts: isEnabled && !press.isActive)
    if change.begins { events.begin() }
    if change == .ended { ring(&events) }
    return events
  }

  mutating func activate(at time: Double) -> EventList<Event> {
    var events = advance(to: time)
    if isEnabled && !isEngaged { ring(&events) }
    return events
  }

  mutating func interrupt(
    _ interruption: Interruption, at time: Double
  ) -> EventList<Event> {
    let events = advance(to: time)
    if interruption != .focusLost { press.cancel() }
    key.interrupt(interruption)
    return events
  }

  mutating func setEnabled(_ enabled: Bool, at time: Double) -> EventList<Event> {
    let events = advance(to: time)
    isEnabled = enabled
    if !enabled { (press, key) = (DeepPress(), KeyPress()) }
    return events
  }

  mutating func advance(to time: Double) -> EventList<Event> {
    var events = EventList<Event>()
    let step = clock.advance(to: time)
    if dueIn <= 0 { enter(.rest, &events) }
    let wasDeep = press.wasDeep
    press.advance(by: step, options: options.press)
    if press.wasDeep && !wasDeep { ring(&events) }
    return events
  }

  private mutating func ring(_ events: inout EventList<Event>) {
    sound.set(0)
    sound.animate(to: 1, at: clock.now, over: 0.8, curve: .easeOut)
    soundEnd = clock.now + 0.8
    enter(.ringing, &events)
    events.append(.act(.ring))
    events.append(.haptic(.strong))
    events.append(.announce(.rung))
  }

  private mutating func enter(_ next: State, _ events: inout EventList<Event>) {
    if next == state { return }
    state = next
    events.append(.state(next))
  }
}

/// The look of the bell.
extension Bell {
  func draw(into sink: inout some SceneSink) {
    let size = min(bounds.size.width, bounds.size.height)
    let center = bounds.center
    let palette = options.palette
    func box(_ id: LayerID, _ y: Double, _ width: Double, _ height: Double, _ color: LayerColor) {
      let rect = Rect(
        x: center.x - width * size / 2, y: center.y + y * size, width: width * size,
        height: height * size)
      let shape = LayerShape.roundedRect(
        rect, cornerRadius: min(rect.size.width, rect.size.height) / 2)
      sink.add(Layer(id: id.rawValue, shape: shape, fill: color))
    }
    let progress = sound.value(at: clock.now)
    if progress < 1 {
      let radius = size * (reducesMotion ? 0.45 : 0.35 + 0.12 * progress)
      for (id, start) in [(LayerID.leftWave, 0.66), (.rightWave, 0.16)] {
        sink.add(
          Layer(
            id: id.rawValue,
            shape: .arc(center: center, radius: radius, sweep: 0.18, start: start),
            stroke: palette.sound, lineWidth: size / 32, opacity: 1 - progress))
      }
    }
    // The knob follows the depth of the press.
    box(
      .knob, -0.34 + 0.06 * min(press.level / options.press.threshold, 1), 0.12, 0.2, palette.base)
    box(.dome, -0.22, 0.6, 0.5, palette.metal)
    box(.base, 0.16, 0.72, 0.14, palette.base)
  }
}

/// The options of a Bell. `nonisolated` keeps them off the main actor in apps that use it by default.
nonisolated struct BellOptions: Equatable, NamedOptions, Sendable {
  /// The depth and the duration of a press that rings the bell.
  var press = DeepPressOptions()
  var palette = BellPalette()

  init() {}

  enum Name: UInt8, OptionName {
    /// `DeepPressOptions.threshold`.
    case threshold
    /// `DeepPressOptions.holdDuration`.
    case holdDuration

    var kind: OptionKind { self == .threshold ? .threshold : .duration }
  }

  mutating func withOption(_ name: Name, _ body: (inout Double) -> Void) {
    switch name {
    case .threshold: body(&press.threshold)
    case .holdDuration: body(&press.holdDuration)
    }
  }

  /// Does nothing: the bell has no text to measure.
  mutating func setSize(_ size: Size, of measured: Nothing) {}
}

/// The colours of a Bell.
nonisolated struct BellPalette: Equatable, NamedColors, Sendable {
  var metal = LayerColor(red: 0.83, green: 0.66, blue: 0.22, alpha: 1)
  var base = LayerColor(red: 0.2, green: 0.2, blue: 0.24, alpha: 1)
  var sound = LayerColor(red: 0.83, green: 0.66, blue: 0.22, alpha: 1)

  init() {}

  enum Name: UInt8, CaseIterable, Sendable {
    case metal
    case base
    case sound
  }

  mutating func withColor(_ name: Name, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .metal: body(&metal)
    case .base: body(&base)
    case .sound: body(&sound)
    }
  }
}
