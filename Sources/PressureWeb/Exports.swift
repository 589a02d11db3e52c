// The functions of pressurekit.wasm that all controls have. They translate numbers and decide nothing;
// a number out of its range is taken as one that does no harm.

import PressureKit

// The module has one thread, the page's: nothing can race for these.
nonisolated(unsafe) private var slots = Pool()
nonisolated(unsafe) private var finger = SimulatedFinger()
nonisolated(unsafe) var scene = SceneBuffer()
nonisolated(unsafe) let events = EventBuffer()
nonisolated(unsafe) let readings = allocatePages(for: MemoryLayout<Readings>.size)
  .bindMemory(to: Readings.self).baseAddress!

/// Makes the control at a position in the engine's list, 0 for the first.
@_expose(wasm, "create") @_cdecl("pressure_create")
func create(_ number: Int32) -> Handle {
  let handle = slots.allocate()
  EngineControls.create(EngineControls.rest - number, at: handle)
  // Nothing is what this is: whatever is drawn first is another.
  handle.drawn.update(repeating: .nan, count: SceneBuffer.size)
  return handle
}

/// Controls hold no references: nothing is to be let go of but their memory.
@_expose(wasm, "destroy") @_cdecl("pressure_destroy")
func destroy(_ handle: Handle) {
  slots.give(handle)
}

@_expose(wasm, "eventAddress") @_cdecl("pressure_event_address")
func eventAddress() -> UnsafeMutablePointer<UInt64> {
  events.words
}

// MARK: What a control is told of its surroundings

/// Sets an option; a value out of its range changes nothing and returns 0.
@_expose(wasm, "set") @_cdecl("pressure_set")
func set(_ handle: Handle, _ option: Int32, _ value: Double) -> Int32 {
  handle.accept(SetOption(option: UInt8(truncatingIfNeeded: option), value: value)) ? 1 : 0
}

@_expose(wasm, "get") @_cdecl("pressure_get")
func get(_ handle: Handle, _ option: Int32) -> Double {
  handle.accept(GetOption(option: UInt8(truncatingIfNeeded: option)))
}

/// Sets the colour of a slot; to the default if its alpha is not a number.
@_expose(wasm, "setColor") @_cdecl("pressure_set_color")
func setColor(
  _ handle: Handle, _ slot: Int32, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) {
  let color = LayerColor(red: red, green: green, blue: blue, alpha: alpha)
  handle.accept(SetColor(slot: slot, color: alpha.isNaN ? nil : color))
}

@_expose(wasm, "setTextSize") @_cdecl("pressure_set_text_size")
func setTextSize(_ handle: Handle, _ slot: Int32, _ width: Double, _ height: Double) {
  handle.accept(SetTextSize(slot: slot, size: Size(width: width, height: height)))
}

/// Where it is, and what of the screen can be seen; the latter means nothing to some.
@_expose(wasm, "locate") @_cdecl("pressure_locate")
func locate(
  _ handle: Handle, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ viewX: Double,
  _ viewY: Double, _ viewWidth: Double, _ viewHeight: Double
) {
  handle.accept(
    Locate(
      bounds: Rect(x: x, y: y, width: width, height: height),
      viewport: Rect(x: viewX, y: viewY, width: viewWidth, height: viewHeight)))
}

// MARK: Inputs: each returns 1 if events came of it, which are then in the buffer, else 0

@_expose(wasm, "feed") @_cdecl("pressure_feed")
func feed(
  _ handle: Handle, _ time: Double, _ phase: Int32, _ id: Int32, _ x: Double, _ y: Double,
  _ source: Int32, _ force: Double, _ maximum: Double, _ radius: Double, _ buttons: Int32,
  _ isPrimary: Int32
) -> Int32 {
  let sample = ContactSample(
    time: time,
    phase: ContactPhase(rawValue: UInt8(truncatingIfNeeded: phase)) ?? .cancelled,
    id: Int(id), position: Point(x: x, y: y),
    source: ContactSource(rawValue: UInt8(truncatingIfNeeded: source)) ?? .unknown,
    force: maximum != SpecialNumber.unknownMaximum
      ? .measured(force, maximum: maximum) : .normalized(force),
    contactRadius: radius, buttons: UInt16(truncatingIfNeeded: buttons),
    isPrimary: isPrimary != 0)
  return handle.feed(.contact(sample))
}

/// Feeds any other input, of an `InputKind`.
@_expose(wasm, "input") @_cdecl("pressure_input")
func input(_ handle: Handle, _ time: Double, _ kind: Int32, _ value: Int32) -> Int32 {
  let byte = UInt8(truncatingIfNeeded: value)
  let input: Input =
    switch InputKind(rawValue: kind) {
    case .activation: .activation(time: time)
    case .key: .key(KeySample(time: time, phase: KeySample.Phase(rawValue: byte) ?? .repeated))
    case .interruption: .interruption(Interruption(rawValue: byte) ?? .removed, time: time)
    case .enabling: .enabling(byte != 0, time: time)
    case .passing, nil: .time(time)
    }
  return handle.feed(input)
}

/// Opens what is behind a control without a press, and leaves it open: by key, assistive technology or script.
@_expose(wasm, "open") @_cdecl("pressure_open")
func open(_ handle: Handle, _ time: Double) -> Int32 {
  handle.accept(Open(time: time))
}

// MARK: The simulated finger of a page's contacts

/// Returns the force that is simulated for a contact at a height of the page, 0 to `ForceReading.fullScale`, or `notSimulated` if it is fed
/// as it is. A contact that comes down says whether it is to be simulated, and whether no control has another.
@_expose(wasm, "simulate") @_cdecl("pressure_simulate")
func simulate(
  _ phase: Int32, _ id: Int32, _ y: Double, _ source: Int32, _ force: Double, _ isOn: Int32,
  _ isFirst: Int32
) -> Double {
  let sample = ContactSample(
    time: 0, phase: ContactPhase(rawValue: UInt8(truncatingIfNeeded: phase)) ?? .cancelled,
    id: Int(id), position: Point(x: 0, y: y),
    source: ContactSource(rawValue: UInt8(truncatingIfNeeded: source)) ?? .unknown,
    force: .normalized(force))
  if sample.phase == .began {
    finger.isOn = isOn != 0
    if isFirst != 0 { finger.liftAll() }
  }
  return finger.force(of: sample).map { $0 * ForceReading.fullScale } ?? SpecialNumber.notSimulated
}

/// Turns the wheel by pixels that it would scroll; 1 if the contact is simulated.
@_expose(wasm, "turnWheel") @_cdecl("pressure_turn_wheel")
func turnWheel(_ id: Int32, _ pixels: Double) -> Int32 {
  finger.turnWheel(by: pixels, of: Int(id)) ? 1 : 0
}

/// Presses a digit's key, or lets it come up; 1 if the contact is simulated.
@_expose(wasm, "pressDigit") @_cdecl("pressure_press_digit")
func pressDigit(_ id: Int32, _ digit: Int32, _ isDown: Int32) -> Int32 {
  finger.pressDigit(Int(digit), isDown: isDown != 0, of: Int(id)) ? 1 : 0
}

// MARK: What a control is, now

/// Puts its layers into the scene buffer, whose address never changes.
@_expose(wasm, "draw") @_cdecl("pressure_draw")
func draw(_ handle: Handle) -> UnsafeMutablePointer<Float> {
  scene.begin(over: handle.drawn)
  handle.accept(Draw())
  return scene.numbers
}

/// What it is, by `StatusBits` and `StatusBit`.
@_expose(wasm, "status") @_cdecl("pressure_status")
func status(_ handle: Handle) -> Int32 {
  handle.accept(Status())
}

/// What it reads, as `Readings`: where that is, until the next call.
@_expose(wasm, "read") @_cdecl("pressure_read")
func read(_ handle: Handle) -> UnsafeMutableRawPointer {
  handle.accept(Read())
  return UnsafeMutableRawPointer(readings)
}
