// The functions of pressurekit.wasm that all controls have, each with the visitor that reaches the control. They translate
// numbers and decide nothing. A number out of range is replaced by a harmless one.

import PressureKit

// The module has only one thread, the page's, so there are no data races.
nonisolated(unsafe) private var slots = Pool()
nonisolated(unsafe) private var finger = SimulatedFinger()
nonisolated(unsafe) var scene = SceneBuffer()
/// The number of presses that have begun in the page; see `HostedPress.rank`.
nonisolated(unsafe) private var order: Int32 = 0
nonisolated(unsafe) let readings = allocatePages(for: MemoryLayout<Readings>.size)
  .bindMemory(to: Readings.self).baseAddress!

/// Returns `KitVersion.number`.
@_expose(wasm, "version") @_cdecl("pressure_version")
func version() -> Int32 { KitVersion.number }

/// Makes a control by its position in the engine's list; 0 is the first.
@_expose(wasm, "create") @_cdecl("pressure_create")
func create(_ number: Int32) -> Handle {
  let handle = slots.allocate()
  EngineControls.create(EngineControls.rest - number, at: handle)
  // NaN differs from every number, so the whole first frame counts as changed.
  handle.drawn.update(repeating: .nan, count: SceneBuffer.size)
  return handle
}

/// Releases a control's memory. A control holds no references.
@_expose(wasm, "destroy") @_cdecl("pressure_destroy")
func destroy(_ handle: Handle) {
  slots.give(handle)
}

/// Takes the code of the control's first event that the page has not taken; 0 if there is none.
@_expose(wasm, "next") @_cdecl("pressure_next")
func next(_ handle: Handle) -> Int32 { Int32(handle.press.next()) }

// MARK: The options and the surroundings of a control

/// Sets an option. If the value is out of range, changes nothing and returns 0.
@_expose(wasm, "set") @_cdecl("pressure_set")
func set(_ handle: Handle, _ option: Int32, _ value: Double) -> Int32 {
  let option = SetOption(option: UInt8(truncatingIfNeeded: option), value: value)
  return EngineControls.visit(handle, with: option) ? 1 : 0
}

private struct SetOption: Visitor {
  let option: UInt8
  let value: Double
  func visit<Value: PageControl>(_ control: inout Value) -> Bool {
    if option == SpecialNumber.reducesMotion {
      control.reducesMotion = value != 0
      return true
    }
    return Value.Options.Name(rawValue: option).map { control.options.set($0, to: value) } ?? false
  }
}

/// Returns the value of an option; 0 if the control does not have the option.
@_expose(wasm, "get") @_cdecl("pressure_get")
func get(_ handle: Handle, _ option: Int32) -> Double {
  EngineControls.visit(handle, with: GetOption(option: UInt8(truncatingIfNeeded: option)))
}

private struct GetOption: Visitor {
  let option: UInt8
  func visit<Value: PageControl>(_ control: inout Value) -> Double {
    Value.Options.Name(rawValue: option).map { control.options[$0] } ?? 0
  }
}

/// Resets all colours to their defaults.
@_expose(wasm, "resetColors") @_cdecl("pressure_reset_colors")
func resetColors(_ handle: Handle) {
  EngineControls.visit(handle, with: ResetColors())
}

private struct ResetColors: Visitor {
  func visit<Value: PageControl>(_ control: inout Value) {
    control.options.palette = Value.atRest.control.options.palette
  }
}

/// Sets the colour of a slot.
@_expose(wasm, "setColor") @_cdecl("pressure_set_color")
func setColor(
  _ handle: Handle, _ slot: Int32, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) {
  let color = LayerColor(red: red, green: green, blue: blue, alpha: alpha)
  EngineControls.visit(
    handle, with: SetColor(name: UInt8(truncatingIfNeeded: slot), color: color))
}

private struct SetColor: Visitor {
  let name: UInt8
  let color: LayerColor
  func visit<Value: PageControl>(_ control: inout Value) {
    guard let name = Value.Options.Palette.Name(rawValue: name) else { return }
    control.options.palette[name] = color
  }
}

/// Sets the measured size of a slot's text or content.
@_expose(wasm, "setTextSize") @_cdecl("pressure_set_text_size")
func setTextSize(_ handle: Handle, _ slot: Int32, _ width: Double, _ height: Double) {
  let size = Size(width: width, height: height)
  EngineControls.visit(handle, with: SetTextSize(slot: UInt8(truncatingIfNeeded: slot), size: size))
}

private struct SetTextSize: Visitor {
  let slot: UInt8
  let size: Size
  func visit<Value: PageControl>(_ control: inout Value) {
    guard let measured = Value.Options.Measured(rawValue: slot) else { return }
    control.options.setSize(size, of: measured)
  }
}

/// Sets the control's frame, and the visible part of the screen. Some controls ignore the visible part.
@_expose(wasm, "locate") @_cdecl("pressure_locate")
func locate(
  _ handle: Handle, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ viewX: Double,
  _ viewY: Double, _ viewWidth: Double, _ viewHeight: Double
) {
  let place = Locate(
    bounds: Rect(x: x, y: y, width: width, height: height),
    viewport: Rect(x: viewX, y: viewY, width: viewWidth, height: viewHeight))
  EngineControls.visit(handle, with: place)
}

private struct Locate: Visitor {
  let bounds: Rect
  let viewport: Rect
  func visit<Value: PageControl>(_ control: inout Value) {
    control.bounds = bounds
    control.viewport = viewport
  }
}

// MARK: Inputs

// Each function returns the control's status, as `status` does. If the input caused events, they are in the buffer.

@_expose(wasm, "feed") @_cdecl("pressure_feed")
func feed(
  _ handle: Handle, _ time: Double, _ phase: Int32, _ id: Int32, _ x: Double, _ y: Double,
  _ source: Int32, _ force: Double, _ maximum: Double, _ radius: Double, _ buttons: Int32,
  _ isPrimary: Int32, _ isCovered: Int32, _ isForceless: Int32
) -> Int32 {
  let sample = ContactSample(
    time: time,
    phase: ContactPhase(rawValue: UInt8(truncatingIfNeeded: phase)) ?? .cancelled,
    id: Int(id), position: Point(x: x, y: y),
    source: ContactSource(rawValue: UInt8(truncatingIfNeeded: source)) ?? .unknown,
    force: maximum != SpecialNumber.unknownMaximum
      ? .measured(force, maximum: maximum) : .normalized(force),
    contactRadius: radius, buttons: UInt16(truncatingIfNeeded: buttons),
    isPrimary: isPrimary != 0, isCovered: isCovered != 0)
  let mayActivate = isForceless != 0 && !has(.hasContact, handle)
  var arrival = sample.phase == .began ? Arrival.elsewhere : .none
  if prepare(handle, for: handle.press.forceless.take(sample, isForceless: mayActivate)) {
    arrival = EngineControls.visit(handle, with: FeedContact(handle: handle, sample: sample))
  } else if arrival != .none && handle.press.forceless.isUndecided {
    // For the page the press begins now. It is fed later.
    handle.press.begins = true
  }
  return answer(handle, arrival: arrival, takingBack: .never)
}

/// Ends an input, and returns the status after it.
@inline(never)  // called from several places
private func answer(_ handle: Handle, arrival: Arrival = .none, takingBack effect: TakesBack)
  -> Int32
{
  let bits = own(handle)
  handle.press.endInput(
    state: UInt8(bits & StatusBits.state), isEngaged: bits & StatusBit.isEngaged.rawValue != 0,
    arrival: arrival, takingBack: effect)
  return complete(bits, of: handle)
}

/// Returns the status after a call that is no input of a person, and that has caused these events.
func answer<Event: EventCode>(
  _ handle: Handle, _ events: EventList<Event>, takingBack effect: TakesBack = .withChange
) -> Int32 {
  handle.press.beginInput()
  handle.press.append(events)
  return answer(handle, takingBack: effect)
}

private func has(_ bit: StatusBit, _ handle: Handle) -> Bool { own(handle) & bit.rawValue != 0 }

/// Begins an input, and feeds a contact that was held back. Returns true if the input is to be fed as well.
@inline(never)  // called from several places
private func prepare(_ handle: Handle, for answer: ForcelessContact.Answer) -> Bool {
  handle.press.beginInput()
  if answer == .feedPendingFirst {
    let pending = FeedContact(handle: handle, sample: handle.press.forceless.pending)
    _ = EngineControls.visit(handle, with: pending)
    // For the page it began when it came down.
    handle.press.begins = false
  }
  return answer != .drop
}

private struct FeedContact: Visitor {
  let handle: Handle
  let sample: ContactSample
  func visit<Value: PageControl>(_ control: inout Value) -> Arrival {
    handle.press.append(control.feed(sample))
    return Arrival(of: sample, on: control)
  }
}

/// Feeds any other input, by its `InputKind`.
@_expose(wasm, "input") @_cdecl("pressure_input")
func input(_ handle: Handle, _ time: Double, _ kind: Int32, _ value: Int32) -> Int32 {
  let input = FeedInput(
    handle: handle, time: time, kind: InputKind(rawValue: kind) ?? .passing,
    value: UInt8(truncatingIfNeeded: value))
  let isTime = input.kind == .passing || input.kind == .unseen
  if !isTime { handle.press.forceless.end() }
  if input.kind == .key && input.value % SpecialNumber.keyScale == KeySample.Phase.down.rawValue {
    handle.press.forceless.takeKey(isPlain: input.value < SpecialNumber.modifiedKey)
  }
  if prepare(handle, for: handle.press.forceless.advance(to: time)) {
    EngineControls.visit(handle, with: input)
  }
  return answer(handle, takingBack: input.takesBack)
}

private struct FeedInput: Visitor {
  let handle: Handle
  let time: Double
  let kind: InputKind
  let value: UInt8
  func visit<Value: PageControl>(_ control: inout Value) {
    let answer: EventList<Value.Event> =
      switch kind {
      case .activation: control.activate(at: time)
      case .key: control.feed(KeySample(time: time, value: value))
      case .interruption: control.interrupt(interruption, at: time)
      case .enabling: control.setEnabled(value != 0, at: time)
      case .opening: control.open(at: time)
      case .toggling: control.toggle(at: time)
      case .asking: control.ask(at: time)
      case .unseen: control.wasUnseen(at: time)
      case .passing: control.advance(to: time)
      }
    handle.press.append(answer)
  }

  private var interruption: Interruption { Interruption(rawValue: value) ?? .removed }

  var takesBack: TakesBack {
    switch kind {
    case .interruption: interruption.takesBack
    case .enabling: value == 0 ? .always : .never
    case .toggling: .withChange
    case .activation, .key, .opening, .asking, .unseen, .passing: .never
    }
  }
}

extension KeySample {
  fileprivate init(time: Double, value: UInt8) {
    self.init(
      time: time, phase: Phase(rawValue: value % SpecialNumber.keyScale) ?? .repeated,
      key: Key(rawValue: value / SpecialNumber.keyScale % SpecialNumber.keyScale) ?? .other,
      isPlain: value < SpecialNumber.modifiedKey)
  }
}

// MARK: The beginning of a press

/// Notes where a press or an arming begins, or where a contact comes down on an armed control. `subject` is a number for what
/// the control acts on. The frame is in the outermost page. The part is the one that the contact hit, and not a number without
/// a contact.
@_expose(wasm, "begin") @_cdecl("pressure_begin")
func begin(
  _ handle: Handle, _ subject: Int32, _ x: Double, _ y: Double, _ width: Double,
  _ height: Double, _ partX: Double, _ partY: Double
) {
  handle.press.begin(
    at: Rect(x: x, y: y, width: width, height: height), subject: subject,
    part: partX.isNaN ? nil : Point(x: partX, y: partY), in: &order)
}

/// Compares what the page sees with what the press began on, and interrupts the control if a person can no longer mean the press.
@_expose(wasm, "look") @_cdecl("pressure_look")
func look(
  _ handle: Handle, _ time: Double, _ isReachable: Int32, _ subject: Int32, _ x: Double,
  _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  interrupt(
    handle, time,
    by: handle.press.anchor.loss(
      isReachable: isReachable != 0, subject: subject,
      bounds: Rect(x: x, y: y, width: width, height: height), at: time))
}

/// Interrupts the control if a scroll or a resize around it has moved it too far; see `PressAnchor.scroll`.
@_expose(wasm, "scroll") @_cdecl("pressure_scroll")
func scroll(
  _ handle: Handle, _ time: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  interrupt(
    handle, time,
    by: handle.press.anchor.scroll(
      to: Rect(x: x, y: y, width: width, height: height), hasContact: has(.hasContact, handle),
      at: time))
}

private func interrupt(_ handle: Handle, _ time: Double, by loss: Interruption?) -> Int32 {
  if let loss {
    return input(handle, time, InputKind.interruption.rawValue, Int32(loss.rawValue))
  }
  handle.press.beginInput()
  return answer(handle, takingBack: .never)
}

// MARK: The simulated finger of a page's contacts

/// Returns the simulated force of a contact, 0 to `ForceReading.fullScale`, or `notSimulated` if its own force counts. `y` is
/// the contact's height on the page. When a contact begins, `isOn` is 1 to simulate its force, and `isFirst` is 1 if no other
/// contact is down in any control.
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
  if sample.phase == .began { finger.isOn = isOn != 0 }
  return finger.force(of: sample, isFirst: isFirst != 0).map { $0 * ForceReading.fullScale }
    ?? SpecialNumber.notSimulated
}

/// Turns the wheel by a number of pixels that it would scroll. Returns 1 if the contact is simulated.
@_expose(wasm, "turnWheel") @_cdecl("pressure_turn_wheel")
func turnWheel(_ id: Int32, _ pixels: Double) -> Int32 {
  finger.turnWheel(by: pixels, of: Int(id)) ? 1 : 0
}

/// Presses or releases a digit's key. Returns 1 if the contact is simulated.
@_expose(wasm, "pressDigit") @_cdecl("pressure_press_digit")
func pressDigit(_ id: Int32, _ digit: Int32, _ isDown: Int32) -> Int32 {
  finger.pressDigit(Int(digit), isDown: isDown != 0, of: Int(id)) ? 1 : 0
}

// MARK: The look and the state of a control

/// Draws the control into the scene buffer, whose address never changes, and puts its intention there.
@_expose(wasm, "draw") @_cdecl("pressure_draw")
func draw(_ handle: Handle) -> UnsafeMutablePointer<Float> {
  scene.begin(over: handle.drawn)
  EngineControls.visit(handle, with: Draw())
  return scene.numbers
}

private struct Draw: Visitor {
  func visit<Value: PageControl>(_ control: inout Value) {
    control.draw(into: &scene)
    scene.numbers[SceneBuffer.intention] = Float(control.intention)
  }
}

/// Returns the status of the control as one number: its state, its source and a bit for each `StatusBit`. `hasEvents` and
/// `asksForPlace` are about its last input.
@_expose(wasm, "status") @_cdecl("pressure_status")
func status(_ handle: Handle) -> Int32 { complete(own(handle), of: handle) }

/// Returns the bits that the control itself has, and those of a contact that is held back.
private func own(_ handle: Handle) -> Int32 {
  let bits = EngineControls.visit(handle, with: Status())
  return handle.press.forceless.isUndecided ? bits | StatusBits.undecided : bits
}

/// Adds the other bits.
private func complete(_ bits: Int32, of handle: Handle) -> Int32 {
  var bits = bits
  func set(_ bit: StatusBit, if isSet: Bool) {
    if isSet { bits |= bit.rawValue }
  }
  // The page looks at the element in its frames.
  let isEngaged = bits & StatusBit.isEngaged.rawValue != 0
  set(.needsFrame, if: isEngaged && handle.press.anchor.isSettling)
  set(.clickActivates, if: handle.press.forceless.isActivation)
  set(.hasActed, if: handle.press.hasActed)
  set(.asksForPlace, if: handle.press.asksForPlace)
  set(.hasEvents, if: handle.press.hasEvents)
  return bits
}

private struct Status: Visitor {
  func visit<Value: PageControl>(_ control: inout Value) -> Int32 {
    var bits = Int32(control.state.rawValue)
    bits |= Int32(control.source.rawValue) << StatusBits.sourceShift
    func set(_ bit: StatusBit, if isSet: Bool) {
      if isSet { bits |= bit.rawValue }
    }
    set(.hasContact, if: control.hasContact)
    set(.isEngaged, if: control.isEngaged)
    set(.needsFrame, if: control.needsFrame)
    set(.holdsScroll, if: control.holdsScroll)
    set(.isLeftOpen, if: control.isLeftOpen)
    return bits
  }
}

/// Writes the control's values as `Readings`. They are valid at the returned address until the next call.
@_expose(wasm, "read") @_cdecl("pressure_read")
func read(_ handle: Handle) -> UnsafeMutableRawPointer {
  EngineControls.visit(handle, with: Read())
  let part = handle.press.anchor.part
  readings[0].rank = Double(handle.press.rank)
  readings[0].partX = part?.x ?? .nan
  readings[0].partY = part?.y ?? .nan
  return UnsafeMutableRawPointer(readings)
}

private struct Read: Visitor {
  func visit<Value: PageControl>(_ control: inout Value) { control.write(into: &readings[0]) }
}
