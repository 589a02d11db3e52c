import PressureKit
import PressureTesting

extension PeekPop: ProvenControl {
  package static func paths(hasSensor: Bool) -> AllPaths<Self, PeekModel> {
    paths(hasSensor: hasSensor, takesTaps: true)
  }

  package static func cases(hasSensor: Bool) -> [ProofCase] {
    [true, false].map { takesTaps in
      ProofCase(
        takesTaps ? "" : "with taps for the host",
        paths(hasSensor: hasSensor, takesTaps: takesTaps))
    }
  }

  private static func paths(
    hasSensor: Bool, takesTaps: Bool
  ) -> AllPaths<Self, PeekModel> {
    var options = PeekOptions.proven
    options.previewSize = Size(width: 300, height: 200)
    options.actionsSize = Size(width: 300, height: 100)
    var control = PeekPop(
      options: options, bounds: Rect(x: 20, y: 400, width: 350, height: 60), viewport: .phone)
    control.takesTaps = takesTaps
    var paths = AllPaths(
      of: control, model: PeekModel(hasSensor: hasSensor, takesTaps: takesTaps),
      sensor: hasSensor ? .touch3D : .none)
    // A place on the actions. While they are left open, the middle of the preview, which has moved up for them.
    paths.target = { Point(x: 195, y: $0.isLeftOpen ? 188 : 370) }
    paths.elsewhere = Point(x: 195, y: 700)
    paths.isModelled = { $0 == .pop || $0 == .action }
    paths.call = { number, control, time in
      switch number {
      case 0: control.open(at: time)
      case 1: control.choose(at: time)
      case 2: control.openMenu(at: time)
      default: control.popFromMenu(at: time)
      }
    }
    return paths
  }

  package static var calls: [UInt8] { [0, 1, 2, 3] }
  package static var reach: Rect { .phone }

  package static var flaws: [(flaw: Flaw, violations: [String])] {
    [
      (
        .firesOnCancel,
        [
          "neverWithoutTheWholeProtocol: begin control, cancel",
          "aCancelEndsAtRest: begin control, cancel",
        ]
      ),
      (
        .firesOnAnyLift,
        [
          "neverWithoutTheWholeProtocol: begin control, move control mid, lift",
          "atMostOnceAPress: begin control, lift",
        ]
      ),
      (.firesTwice, ["atMostOnceAPress: activate"]),
      (.neverFires, ["aCompleteProtocolActs: activate"]),
      (
        .ignoresBlur,
        [
          "neverWithoutTheWholeProtocol: begin control, blur, move control full",
          "aCompleteProtocolActs: begin control, blur, move control full, activate",
          "aCancelEndsAtRest: begin control, blur",
          "changesWhenDue: activate, stall, blur",
        ]
      ),
      (.asksForNoFrame, ["nothingMovesAtRest: activate"]),
      (.isNeverDue, ["changesWhenDue: activate"]),
      (.hidesItsStates, ["stateAndLookAgree: begin control"]),
      (
        .drawsTooOpaque,
        ["stateAndLookAgree: begin control, move control mid, stall, begin control"]
      ),
      (.drawsTooManyLayers, ["stateAndLookAgree: begin control, move control mid, tick"]),
    ]
  }

  package static var mistakes: [Mistake<Self>] {
    PeekOptions.mistakes { change in { change(&$0.options) } } + [
      Mistake("pops too early", needsSensor: true) { $0.options.popThreshold = 0.2 },
      Mistake("asks for a longer slide", needsSensor: true) { $0.options.slideDistance = 1000 },
      Mistake("has no actions") { $0.options.actionsSize = .zero },
    ]
  }

  package static var gestures: [Gesture<Self>] {
    let tap: [Gesture<Self>.Step] = [{ $0.down() }, { $0.wait(0.2) }, { $0.lift() }]
    return [
      Gesture(
        "a press", on: .touch3D, usesForce: true,
        [
          { $0.down(0.02) }, { $0.press(to: 0.1) }, { $0.press(to: 0.4, over: 0.2) },
          { $0.wait(0.5) }, { $0.press(to: 0.9) },
        ]),
      Gesture("a tap", on: .touch3D, usesForce: true, tap),
      Gesture("a tap without a sensor", on: .normalized, tap),
      Gesture("a key", on: .touch3D, [{ $0.key(.down) }, { $0.key(.up) }]),
    ]
  }

  package static var engagement: [String] { ["---", "ce-", "-e-", "-e-", "---", "---"] }

  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    switch choice % 8 {
    case 0: open(at: time)
    case 2: choose(at: time)
    case 4: openMenu(at: time)
    case 6: popFromMenu(at: time)
    default: reducesMotion.toggle()
    }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 5 {
    case 0: bounds.set(choice, to: value)
    case 1: viewport.set(choice, to: value)
    case 2: options.previewSize.height = value
    case 3: options.previewSize.width = value
    case 4: options.actionsSize.height = value
    case 5: options.slideDistance = value
    default: options.set(choice & 63, to: value)
    }
  }
}

extension PeekOptions {
  /// Options with a threshold of a quarter, which steps of a hold reach in half a second without rounding.
  static var proven: PeekOptions {
    var options = PeekOptions()
    options.press.threshold = 0.25
    return options
  }

  /// The mistakes of every control that opens by a deep press.
  static func mistakes<C: ControlValue>(
    _ make: (@escaping @Sendable (inout PeekOptions) -> Void) -> @Sendable (inout C) -> Void
  ) -> [Mistake<C>] {
    [
      Mistake("opens too late", needsSensor: true, make { $0.press.threshold = 0.5 }),
      Mistake("is held too long", make { $0.press.holdDuration = 1 }),
      Mistake("helps too early", needsSensor: true, make { $0.press.rescueDelay = 1 }),
      Mistake("lets a finger slide", make { $0.press.slop = 1000 }),
    ]
  }
}

extension Rect {
  /// The screen of a phone, in points.
  static let phone = Rect(x: 0, y: 0, width: 390, height: 844)
}
