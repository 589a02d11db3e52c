import PressureKit
import PressureTesting

extension AppIcon: ProvenControl {
  package static func paths(hasSensor: Bool) -> AllPaths<Self, AppIconModel> {
    paths(hasSensor: hasSensor, items: 3)
  }

  package static func paths(hasSensor: Bool, items: Int) -> AllPaths<Self, AppIconModel> {
    var options = PeekOptions.proven
    options.previewSize = Size(width: 240, height: 150)
    var control = AppIcon(
      options: options, bounds: Rect(x: 100, y: 500, width: 60, height: 60), viewport: .phone)
    control.itemCount = items
    var paths = AllPaths(
      of: control, model: AppIconModel(hasSensor: hasSensor, items: items),
      sensor: hasSensor ? .touch3D : .none)
    paths.call = { number, control, time in
      number == 0 ? control.open(at: time) : control.choose(1, at: time)
    }
    // The middle of the menu, which is above the icon and does not move.
    paths.target = { Point(x: $0.bounds.center.x, y: $0.bounds.minY - 8 - 75) }
    return paths
  }

  package static func cases(hasSensor: Bool) -> [ProofCase] {
    (0...mostItems).map { items in
      ProofCase(
        "with \(items) items", paths(hasSensor: hasSensor, items: items), isLong: items % 3 != 0)
    }
  }

  package static var calls: [UInt8] { [0, 1] }
  package static var reach: Rect { Rect(x: 0, y: 290, width: 300, height: 250) }

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
          "neverWithoutTheWholeProtocol: begin control, blur, lift",
          "aCompleteProtocolActs: begin control, blur, lift, activate",
          "aCancelEndsAtRest: begin control, blur",
        ]
      ),
      (.asksForNoFrame, ["nothingMovesAtRest: begin control, move control mid"]),
      (.isNeverDue, []),
      (.hidesItsStates, ["stateAndLookAgree: begin control"]),
      (.drawsTooOpaque, ["stateAndLookAgree: begin control, move control mid, move target low"]),
      (
        .drawsTooManyLayers, ["stateAndLookAgree: begin control, move control mid, move target low"]
      ),
    ]
  }

  package static var mistakes: [Mistake<Self>] {
    PeekOptions.mistakes { change in { change(&$0.options) } }
      + [Mistake("has no items") { $0.itemCount = 0 }]
  }

  package static var gestures: [Gesture<Self>] {
    let paths = paths(hasSensor: true)
    let item = paths.target(paths.control)
    return [
      Gesture(
        "a press and a slide", on: .touch3D, usesForce: true,
        [
          { $0.down(0.02) }, { $0.press(to: 0.4, over: 0.2) }, { $0.wait(0.5) },
          { $0.move(to: item, over: 0.2) }, { $0.lift() },
        ]),
      Gesture(
        "a hold and a slide", on: .normalized,
        [
          { $0.down(0.5) }, { $0.wait(0.6) }, { $0.move(to: item, over: 0.2) }, { $0.lift() },
        ]),
      Gesture("a tap", on: .normalized, [{ $0.down(0.5) }, { $0.lift() }]),
      Gesture("a key", on: .normalized, [{ $0.key(.down) }, { $0.key(.up) }]),
    ]
  }

  package static var engagement: [String] { ["---", "ce-", "---", "---", "---", "---"] }

  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    switch choice % 4 {
    case 0: _ = open(at: time)
    case 1: _ = choose(Int(choice >> 4) - 2, at: time)
    case 2: itemCount = Int(choice >> 4) - 2
    default: reducesMotion.toggle()
    }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 5 {
    case 0: bounds.set(choice, to: value)
    case 1: viewport.set(choice, to: value)
    case 2: options.previewSize.height = value
    case 3: options.previewSize.width = value
    default: options.set(choice & 63, to: value)
    }
  }
}
