import Foundation
import PressureCatalog
import PressureKit
import QuickActions
import Testing

@testable import generate

@testable import PressureWeb

/// The engine writes its data for the script as the declarations of the wire say.
@Suite struct WireTests {
  @Test func `the script's module is up to date`() throws {
    let project = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../..")
    let written = try String(
      contentsOf: project.appendingPathComponent(WireModule.path), encoding: .utf8)
    expect(written, equals: WireModule.text, "run script/generate")
  }

  @Test func `a layer can be read back from the scene's numbers`() {
    var buffer = SceneBuffer()
    let drawn = UnsafeMutablePointer<Float>.allocate(capacity: SceneBuffer.size)
    defer { drawn.deallocate() }
    drawn.update(repeating: .nan, count: SceneBuffer.size)
    var layers = [
      LayerShape.arc(center: Point(x: 1, y: 2), radius: 3, sweep: 0.25, start: 0.75),
      .roundedRect(Rect(x: 4, y: 5, width: 6, height: 7), cornerRadius: 8),
      .text(slot: 2, center: Point(x: 9, y: 10), scale: 1.5),
      .angle(
        start: Point(x: 1, y: 2), corner: Point(x: 3, y: 4), end: Point(x: 5, y: 6), part: 0.5),
    ].enumerated().map { index, shape in
      Layer(
        id: UInt8(index * 7 + 1), shape: shape,
        fill: LayerColor(red: 0.125, green: 0.25, blue: 0.375, alpha: 0.5),
        stroke: LayerColor(red: 0.625, green: 0.75, blue: 0.875, alpha: 1), lineWidth: 2,
        opacity: 0.0625)
    }
    layers[2].clip = 8
    func draw() {
      buffer.begin(over: drawn)
      for layer in layers { buffer.add(layer) }
    }
    draw()
    expect(layersBack(from: buffer.numbers), equals: layers)
    let everything = (1 << LayerField.changes.rawValue) - 1
    expect(changes(in: buffer.numbers), equals: Array(repeating: everything, count: 4))
    draw()
    expect(changes(in: buffer.numbers), equals: [0, 0, 0, 0])
    layers[1].opacity = 1
    layers[2].fill.blue = 1
    layers[2].shape = .text(slot: 2, center: Point(x: 9, y: 11), scale: 1.5)
    draw()
    expect(layersBack(from: buffer.numbers), equals: layers)
    expect(
      changes(in: buffer.numbers),
      equals: [
        0, bits([LayerField.opacity.rawValue]),
        bits([LayerField.fillBlue.rawValue, TextField.centerY.position]), 0,
      ])
    layers.removeAll()
    draw()
    expect(layersBack(from: buffer.numbers), equals: [])
  }

  @Test func `the numbers of a shape have different positions, within the fields of a shape`() {
    let own = LayerField.first.rawValue...LayerField.fifth.rawValue
    for positions in [
      ArcField.allCases.map(\.position), RoundedRectField.allCases.map(\.position),
      TextField.allCases.map(\.position),
    ] {
      expect(Set(positions).count, equals: positions.count)
      #expect(positions.allSatisfy(own.contains))
    }
  }

  @Test func `a status can be split into the properties of the control`() {
    let handle = create(0)
    defer { destroy(handle) }
    func parts() -> [Int32] {
      let bits = status(handle)
      let source = (bits >> StatusBits.sourceShift) & StatusBits.source
      return [bits & StatusBits.state, source]
        + StatusBit.allCases.map { bits & $0.rawValue == 0 ? 0 : 1 }
    }
    // The events of earlier tests count as the last ones.
    expect(parts().prefix(7), equals: [0, 0, 0, 0, 0, 0, 0])
    locate(handle, 0, 0, 80, 44, 0, 0, 400, 800)
    let touch = Int32(ContactSource.touch.rawValue)
    let began = feed(handle, 0, 0, 1, 40, 22, touch, 3, 6, 0, 1, 1, 0, 0)
    #expect(began == status(handle) && began & StatusBit.hasEvents.rawValue != 0)
    let passed = input(handle, 0.1, InputKind.passing.rawValue, 0)
    expect(passed, equals: status(handle))
    let control = handle.slot(of: ConfirmAction.self).pointee.control
    expect(
      parts(),
      equals: [
        Int32(control.state.rawValue), Int32(control.source.rawValue),
        control.hasContact ? 1 : 0, control.isEngaged ? 1 : 0, control.needsFrame ? 1 : 0,
        control.holdsScroll ? 1 : 0, control.isLeftOpen ? 1 : 0, 0, 0, 0, 0,
      ])
    #expect(control.hasContact && control.source == .measured && control.state != .idle)
    // The parts do not overlap.
    let masks =
      [StatusBits.state, StatusBits.source << StatusBits.sourceShift]
      + StatusBit.allCases.map(\.rawValue)
    expect(masks.reduce(0, |), equals: masks.reduce(0, +))
    #expect(ForceSource.allCases.count <= Int(StatusBits.source) + 1)
  }

  @Test func `a contact without force is held back, and no other contact is lost`() {
    let handle = create(0)
    defer { destroy(handle) }
    locate(handle, 0, 0, 80, 44, 0, 0, 400, 800)
    func take(
      _ phase: ContactPhase, id: Int32 = 1, at time: Double, x: Double = 40,
      isForceless: Bool = false
    ) -> (bits: Int32, state: ConfirmAction.State) {
      let mouse = Int32(ContactSource.mouse.rawValue)
      let bits = feed(
        handle, time, Int32(phase.rawValue), id, x, 22, mouse, 0, 0, 0, 1, id == 1 ? 1 : 0, 0,
        isForceless ? 1 : 0)
      expect(bits, equals: status(handle))
      return (bits, handle.slot(of: ConfirmAction.self).pointee.control.state)
    }
    func has(_ bit: StatusBit, _ answer: (bits: Int32, state: ConfirmAction.State)) -> Bool {
      answer.bits & bit.rawValue != 0
    }
    let began = take(.began, at: 0, isForceless: true)
    #expect(began.state == .idle && !has(.hasEvents, began))
    #expect(has(.hasContact, began) && has(.isEngaged, began) && has(.needsFrame, began))
    // For the page the press begins here, and not when it is decided.
    #expect(has(.asksForPlace, began))
    let moved = take(.moved, at: 0.05, x: 41)
    #expect(moved.state == .updating && has(.hasEvents, moved) && !has(.asksForPlace, moved))
    // A second contact cancels, and is not held back.
    expect(take(.began, id: 2, at: 0.06, isForceless: true).state, equals: .idle)
    _ = take(.ended, id: 2, at: 0.07)
    #expect(!has(.hasContact, take(.ended, at: 0.08)))
    _ = take(.began, at: 1, isForceless: true)
    let lifted = take(.ended, at: 1.01)
    #expect(lifted.state == .idle && has(.clickActivates, lifted) && !has(.hasContact, lifted))
  }

  @Test func `the engine compares a look of the page with the beginning of the press`() {
    let handle = create(0)
    defer { destroy(handle) }
    locate(handle, 0, 0, 80, 44, 0, 0, 400, 800)
    typealias Seen = (isReachable: Int32, subject: Int32, x: Double)
    func state(after see: () -> Int32) -> ConfirmAction.State {
      _ = input(handle, 0, InputKind.interruption.rawValue, Int32(Interruption.escape.rawValue))
      _ = feed(handle, 0, 0, 1, 40, 22, Int32(ContactSource.touch.rawValue), 1, 6, 0, 1, 1, 0, 0)
      begin(handle, 5, 100, 200, 80, 44, 0.5, 0.25)
      let bits = see()
      expect(bits, equals: status(handle))
      let state = handle.slot(of: ConfirmAction.self).pointee.control.state
      expect((bits & StatusBit.hasEvents.rawValue != 0), equals: (state == .idle))
      return state
    }
    let seen: [Seen] = [(1, 5, 100), (1, 5, 112), (1, 5, 113), (1, 6, 100), (0, 5, 100)]
    expect(
      seen.map { one in
        state { look(handle, 0.1, one.isReachable, one.subject, one.x, 200, 80, 44) }
      }, equals: [.updating, .updating, .idle, .idle, .idle])
    expect(
      [100, 112, 113].map { x in state { scroll(handle, 0.1, x, 200, 80, 44) } },
      equals: [.updating, .updating, .idle])
  }

  @Test func `the part that a contact hit is read of each control`() {
    for kind in Catalog.controls.map(\.kind) {
      let handle = create(Int32(kind))
      defer { destroy(handle) }
      begin(handle, 5, 100, 200, 80, 44, 0.5, 0.25)
      let part = read(handle).assumingMemoryBound(to: Readings.self)
      expect([part[0].partX, part[0].partY], equals: [0.5, 0.25])
      begin(handle, 5, 100, 200, 80, 44, .nan, .nan)
      _ = read(handle)
      #expect(part[0].partX.isNaN && part[0].partY.isNaN)
    }
  }

  @Test func `a control has acted from its act until the next contact begins`() {
    let handle = create(0)
    defer { destroy(handle) }
    locate(handle, 0, 0, 80, 44, 0, 0, 400, 800)
    func hasActed(_ bits: Int32) -> Bool { bits & StatusBit.hasActed.rawValue != 0 }
    func press(at time: Double, _ phase: ContactPhase) -> Bool {
      let touch = Int32(ContactSource.touch.rawValue)
      return hasActed(
        feed(handle, time, Int32(phase.rawValue), 1, 40, 22, touch, 1, 6, 0, 1, 1, 0, 0))
    }
    let activation = InputKind.activation.rawValue
    var acted = [press(at: 0, .began), press(at: 0.1, .cancelled)]
    acted += [1, 3, 3.1].map { hasActed(input(handle, $0, activation, 0)) }
    acted += [press(at: 10, .began), press(at: 10.1, .cancelled)]
    expect(acted, equals: [false, false, false, true, true, false, false])
  }

  @Test func `an input of each kind has its effect`() {
    let handle = create(0)
    defer { destroy(handle) }
    func hasEvents(_ status: Int32) -> Bool { status & StatusBit.hasEvents.rawValue != 0 }
    let fed = InputKind.allCases.map { kind in
      hasEvents(
        input(handle, 1, kind.rawValue, kind == .key ? Int32(KeySample.Phase.down.rawValue) : 0))
    }
    // The activation arms it. The key comes too early to confirm, and a lost capture does not disarm. Disabling does. The
    // control has no content to open, and nothing that must be seen. It is disabled when it is asked.
    expect(fed, equals: [false, true, false, false, true, false, false, false, false])
    expect(handle.slot(of: ConfirmAction.self).pointee.control.isEnabled, equals: false)
    let peek = create(3)
    defer { destroy(peek) }
    #expect(hasEvents(input(peek, 1, InputKind.opening.rawValue, 0)))
    expect(peek.slot(of: PeekPop.self).pointee.control.state, equals: .peek)
  }

  @Test func `an event's code can be split into its kind and its value`() {
    let events: [(ConfirmAction.Event, EventKind, UInt8)] = [
      (.state(.confirmed), .state, ConfirmAction.State.confirmed.rawValue),
      (.act(.confirm), .act, ConfirmAction.Act.confirm.rawValue),
      (.haptic(.success), .haptic, Haptic.success.rawValue),
      (.announce(.ok), .announce, ConfirmAction.Label.ok.rawValue),
    ]
    for (event, kind, value) in events {
      expect(event.code >> EventKind.shift, equals: kind.rawValue)
      expect(event.code & EventKind.valueBits, equals: value)
      expect(ConfirmAction.Event(code: event.code), equals: event)
    }
    #expect(ConfirmAction.Event(code: 0) == nil)
    #expect(ConfirmAction.Event(code: 0x50) == nil)
  }

  @Test func `a router's call without an action starts the app`() {
    let launch = Int32(QuickActionRouter.Call.launch.rawValue)
    expect(route(0, launch, SpecialNumber.noAction), equals: 2 | 4)
    expect(
      SpecialNumber.unknownAction, equals: -1,
      "indexOf in JavaScript returns -1 for an unknown action")
    let handled = route(0, launch, 3)
    expect(handled & 7, equals: 1)
    expect(route(handled, launch, 3), equals: handled & ~7)
  }

  private func bits(_ numbers: [Int]) -> Int { numbers.reduce(0) { $0 | 1 << $1 } }

  private func starts(in numbers: UnsafeMutablePointer<Float>) -> [UnsafeMutablePointer<Float>] {
    Array(
      sequence(first: numbers) { $0 + LayerField.stride }.prefix {
        $0[LayerField.id.rawValue] != 0
      })
  }

  private func changes(in numbers: UnsafeMutablePointer<Float>) -> [Int] {
    starts(in: numbers).map { Int($0[LayerField.changes.rawValue]) }
  }

  private func layersBack(from numbers: UnsafeMutablePointer<Float>) -> [Layer] {
    starts(in: numbers).map { numbers in
      func number(_ field: LayerField) -> Double { Double(numbers[field.rawValue]) }
      func own(_ field: some ShapeField) -> Double { Double(numbers[field.position]) }
      let shape: LayerShape =
        switch ShapeCode(rawValue: Int(number(.shape)))! {
        case .arc:
          .arc(
            center: Point(x: own(ArcField.centerX), y: own(ArcField.centerY)),
            radius: own(ArcField.radius), sweep: own(ArcField.sweep), start: own(ArcField.start))
        case .roundedRect:
          .roundedRect(
            Rect(
              x: own(RoundedRectField.x), y: own(RoundedRectField.y),
              width: own(RoundedRectField.width), height: own(RoundedRectField.height)),
            cornerRadius: own(RoundedRectField.cornerRadius))
        case .text:
          .text(
            slot: UInt8(own(TextField.slot)),
            center: Point(x: own(TextField.centerX), y: own(TextField.centerY)),
            scale: own(TextField.scale))
        case .angle:
          .angle(
            start: Point(x: own(AngleField.startX), y: own(AngleField.startY)),
            corner: Point(x: own(AngleField.cornerX), y: own(AngleField.cornerY)),
            end: Point(x: own(AngleField.endX), y: own(AngleField.endY)),
            part: own(AngleField.part))
        }
      var layer = Layer(
        id: UInt8(number(.id)), shape: shape,
        fill: LayerColor(
          red: number(.fillRed), green: number(.fillGreen), blue: number(.fillBlue),
          alpha: number(.fillAlpha)),
        stroke: LayerColor(
          red: number(.strokeRed), green: number(.strokeGreen), blue: number(.strokeBlue),
          alpha: number(.strokeAlpha)), lineWidth: number(.lineWidth), opacity: number(.opacity))
      layer.clip = UInt8(number(.clip))
      return layer
    }
  }
}
