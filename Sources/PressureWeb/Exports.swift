// The functions of pressurekit.wasm. They translate numbers and decide nothing. A control is known to
// JavaScript by its address, from `create` to `destroy` and not beyond.

import PressureKit

// The module has one thread, the page's: nothing can race for these.
nonisolated(unsafe) private var controls = Pool<ConfirmAction>()
nonisolated(unsafe) private var scene = SceneBuffer()
nonisolated(unsafe) private let events = EventBuffer()
nonisolated(unsafe) private var atRest = ConfirmAction()

/// The address of a control.
typealias Handle = UnsafeMutableRawPointer

extension Handle {
  fileprivate var control: UnsafeMutablePointer<ConfirmAction> {
    assumingMemoryBound(to: ConfirmAction.self)
  }
}

@_expose(wasm, "create") @_cdecl("pressure_create")
func create() -> Handle {
  Handle(controls.insert(atRest))
}

@_expose(wasm, "destroy") @_cdecl("pressure_destroy")
func destroy(_ handle: Handle) {
  controls.remove(handle.control)
}

@_expose(wasm, "sceneAddress") @_cdecl("pressure_scene_address")
func sceneAddress() -> UnsafeMutablePointer<Float> {
  scene.numbers
}

@_expose(wasm, "eventAddress") @_cdecl("pressure_event_address")
func eventAddress() -> UnsafeMutablePointer<UInt64> {
  events.words
}

// MARK: What a control is told of its surroundings

/// Sets an option; a value out of its range sets the default and returns 0.
@_expose(wasm, "set") @_cdecl("pressure_set")
func set(_ handle: Handle, _ option: Int32, _ value: Double) -> Int32 {
  guard let option = ConfirmOption(rawValue: UInt8(truncatingIfNeeded: option)) else { return 0 }
  if handle.control.pointee.options.set(option, to: value) { return 1 }
  handle.control.pointee.options[option] = atRest.options[option]
  return 0
}

/// An option of a control, or the default where there is none.
@_expose(wasm, "get") @_cdecl("pressure_get")
func get(_ handle: Handle?, _ option: Int32) -> Double {
  guard let option = ConfirmOption(rawValue: UInt8(truncatingIfNeeded: option)) else { return 0 }
  return (handle?.control.pointee ?? atRest).options[option]
}

@_expose(wasm, "resetColors") @_cdecl("pressure_reset_colors")
func resetColors(_ handle: Handle) {
  handle.control.pointee.options.palette = atRest.options.palette
}

@_expose(wasm, "setColor") @_cdecl("pressure_set_color")
func setColor(
  _ handle: Handle, _ slot: Int32, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) {
  let color = Color(red: red, green: green, blue: blue, alpha: alpha)
  switch slot {
  case 0: handle.control.pointee.options.palette.neutral = color
  case 1: handle.control.pointee.options.palette.selected = color
  case 2: handle.control.pointee.options.palette.confirmed = color
  case 3: handle.control.pointee.options.palette.backdrop = color
  case 4: handle.control.pointee.options.palette.track = color
  default: handle.control.pointee.options.palette.text = color
  }
}

@_expose(wasm, "setLabelSize") @_cdecl("pressure_set_label_size")
func setLabelSize(_ handle: Handle, _ slot: Int32, _ width: Double, _ height: Double) {
  let size = Size(width: width, height: height)
  switch ConfirmAction.Label(rawValue: UInt8(truncatingIfNeeded: slot)) {
  case .confirm: handle.control.pointee.options.confirmLabelSize = size
  case .ok: handle.control.pointee.options.okLabelSize = size
  default: break
  }
}

@_expose(wasm, "setBounds") @_cdecl("pressure_set_bounds")
func setBounds(
  _ handle: Handle, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) {
  handle.control.pointee.bounds = Rect(x: x, y: y, width: width, height: height)
}

@_expose(wasm, "setViewport") @_cdecl("pressure_set_viewport")
func setViewport(
  _ handle: Handle, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) {
  handle.control.pointee.viewport = Rect(x: x, y: y, width: width, height: height)
}

@_expose(wasm, "setReducesMotion") @_cdecl("pressure_set_reduces_motion")
func setReducesMotion(_ handle: Handle, _ reduces: Int32) {
  handle.control.pointee.reducesMotion = reduces != 0
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
    // A maximum of 0 says that only a fraction is known.
    force: maximum > 0 ? .measured(force, maximum: maximum) : .normalized(force),
    contactRadius: radius, buttons: UInt16(truncatingIfNeeded: buttons),
    isPrimary: isPrimary != 0)
  return events.put(handle.control.pointee.feed(sample))
}

@_expose(wasm, "key") @_cdecl("pressure_key")
func key(_ handle: Handle, _ time: Double, _ phase: Int32) -> Int32 {
  let phase = KeySample.Phase(rawValue: UInt8(truncatingIfNeeded: phase)) ?? .repeated
  return events.put(handle.control.pointee.feed(KeySample(time: time, phase: phase)))
}

@_expose(wasm, "activate") @_cdecl("pressure_activate")
func activate(_ handle: Handle, _ time: Double) -> Int32 {
  events.put(handle.control.pointee.activate(at: time))
}

@_expose(wasm, "interrupt") @_cdecl("pressure_interrupt")
func interrupt(_ handle: Handle, _ time: Double, _ reason: Int32) -> Int32 {
  let reason = Interruption(rawValue: UInt8(truncatingIfNeeded: reason)) ?? .removed
  return events.put(handle.control.pointee.interrupt(reason, at: time))
}

@_expose(wasm, "setEnabled") @_cdecl("pressure_set_enabled")
func setEnabled(_ handle: Handle, _ time: Double, _ enabled: Int32) -> Int32 {
  events.put(handle.control.pointee.setEnabled(enabled != 0, at: time))
}

@_expose(wasm, "advance") @_cdecl("pressure_advance")
func advance(_ handle: Handle, _ time: Double) -> Int32 {
  events.put(handle.control.pointee.advance(to: time))
}

// MARK: What a control is, now

@_expose(wasm, "draw") @_cdecl("pressure_draw")
func draw(_ handle: Handle) -> Int32 {
  scene.clear()
  handle.control.pointee.draw(into: &scene)
  return Int32(scene.count)
}

@_expose(wasm, "state") @_cdecl("pressure_state")
func state(_ handle: Handle) -> Int32 {
  Int32(handle.control.pointee.state.rawValue)
}

@_expose(wasm, "intention") @_cdecl("pressure_intention")
func intention(_ handle: Handle) -> Double {
  handle.control.pointee.intention
}

@_expose(wasm, "force") @_cdecl("pressure_force")
func force(_ handle: Handle) -> Double {
  handle.control.pointee.force
}

@_expose(wasm, "source") @_cdecl("pressure_source")
func source(_ handle: Handle) -> Int32 {
  Int32(handle.control.pointee.source.rawValue)
}

@_expose(wasm, "needsFrame") @_cdecl("pressure_needs_frame")
func needsFrame(_ handle: Handle) -> Int32 {
  handle.control.pointee.needsFrame ? 1 : 0
}

@_expose(wasm, "text") @_cdecl("pressure_text")
func text(_ handle: Handle) -> Int32 {
  Int32(handle.control.pointee.access.textSlot)
}
