import PressureKit
import PressureTesting

extension ConfirmAction: ProvenControl {
  package static func paths(_ setting: ConfirmModel.Setting) -> AllPaths<Self, ConfirmModel> {
    var control = ConfirmAction()
    control.options.force.rampDuration = setting.rampDuration
    control.options.force.rescueDelay = setting.rescueDelay
    control.options.takesTaps = setting.takesTaps
    control.options.isLatched = setting.isLatched
    control.options.isInPlace = setting.isInPlace
    control.options.armTimeout = setting.armTimeout
    if !setting.isFar { control.options.ringOffset = 44 }
    control.reducesMotion = setting.reducesMotion
    control.setEnabled(setting.isEnabled, at: 0)
    var paths = AllPaths(
      of: control, model: ConfirmModel(setting), sensor: setting.hasSensor ? .touch3D : .none)
    paths.isPressing = { $0.hasContact || $0.isHeldByKey }
    if setting.isPen { paths.source = .pen }
    if setting.isFar || setting.isCrowded {
      // Without a ring, the place is outside of the control.
      paths.target = {
        $0.ringArea?.center
          ?? Point(x: $0.bounds.center.x, y: $0.bounds.center.y - $0.bounds.size.height)
      }
    }
    if setting.isCrowded {
      // The step is the host's answers about a neighbour above. A scroll lets the control ask again.
      paths.steps.append(.call(0))
      paths.call = { _, control, time in
        while let area = control.askedArea {
          control.answer(isTaken: area.minY < control.bounds.minY - 1)
        }
        return control.advance(to: time)
      }
    }
    if setting.isShownLate {
      paths.steps.append(.call(0))
      paths.call = { _, control, time in control.wasUnseen(at: time) }
    }
    if setting.isAsked {
      paths.steps.append(.call(0))
      paths.call = { _, control, time in control.ask(at: time) }
    }
    // The ring of an armed button stays when the system cancels a contact on it.
    paths.keepsOpen = { before, step in
      before.isLeftOpen && [.cancel, .liftCovered].contains(step)
    }
    return paths
  }

  /// Paths with a ramp of half a second, which short sequences can complete.
  package static func paths(hasSensor: Bool) -> AllPaths<Self, ConfirmModel> {
    paths(hasSensor: hasSensor, takesTaps: true)
  }

  package static func paths(hasSensor: Bool, takesTaps: Bool) -> AllPaths<Self, ConfirmModel> {
    var setting = ConfirmModel.Setting()
    setting.hasSensor = hasSensor
    setting.takesTaps = takesTaps
    setting.rampDuration = 0.5
    return paths(setting)
  }

  package static func cases(hasSensor: Bool) -> [ProofCase] {
    var settings: [(words: String, isLong: Bool, set: (inout ConfirmModel.Setting) -> Void)] = [
      ("", false, { _ in }),
      ("without taps", false, { $0.takesTaps = false }),
      ("without the latch", false, { $0.isLatched = false }),
      ("armed for a second", false, { $0.armTimeout = 1 }),
      (
        "without the latch and taps, armed for a second", true,
        { ($0.isLatched, $0.takesTaps, $0.armTimeout) = (false, false, 1) }
      ),
      ("with a ramp of half a second", true, { $0.rampDuration = 0.5 }),
      ("without help for a weak press", true, { $0.rescueDelay = .infinity }),
      ("asked by a form", true, { $0.isAsked = true }),
      ("disabled at first", true, { $0.isEnabled = false }),
      ("with less motion", true, { $0.reducesMotion = true }),
      ("in place", false, { $0.isInPlace = true }),
      ("with a neighbour above", false, { $0.isCrowded = true }),
      ("with the ring at its own distance", true, { $0.isFar = true }),
      ("in place, without taps", true, { ($0.isInPlace, $0.takesTaps) = (true, false) }),
      ("in place, without the latch", true, { ($0.isInPlace, $0.isLatched) = (true, false) }),
      ("before the engine", true, { ($0.isShownLate, $0.armTimeout) = (true, 1) }),
      ("before the engine, in place", true, { ($0.isShownLate, $0.isInPlace) = (true, true) }),
    ]
    // Without a sensor, a pen presses like a finger.
    if hasSensor { settings.append(("by a pen", false, { $0.isPen = true })) }
    return settings.map { words, isLong, set in
      var setting = ConfirmModel.Setting()
      setting.hasSensor = hasSensor
      set(&setting)
      return ProofCase(words, paths(setting), isLong: isLong)
    }
  }

  /// The ring is one height above the touch.
  package static var reach: Rect { Rect(x: 0, y: -44, width: 44, height: 44) }

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
          "neverWithoutTheWholeProtocol: begin control, lift",
          "atMostOnceAPress: begin control, move target full, lift",
        ]
      ),
      (.firesTwice, ["atMostOnceAPress: begin control, move target full, lift"]),
      (.neverFires, ["aCompleteProtocolActs: begin control, move target full, lift"]),
      (
        .ignoresBlur,
        [
          "neverWithoutTheWholeProtocol: begin control, move target full, blur, lift",
          "aCancelEndsAtRest: begin control, blur",
        ]
      ),
      (.asksForNoFrame, ["nothingMovesAtRest: begin control"]),
      (.isNeverDue, []),
      (.hidesItsStates, ["stateAndLookAgree: begin control"]),
      (.drawsTooOpaque, ["stateAndLookAgree: begin control, begin control"]),
      (.drawsTooManyLayers, ["stateAndLookAgree: begin control"]),
    ]
  }

  package static func mistakenPaths(hasSensor: Bool) -> AllPaths<Self, ConfirmModel> {
    var setting = ConfirmModel.Setting()
    setting.hasSensor = hasSensor
    setting.armTimeout = 1
    return paths(setting)
  }

  package static var mistakes: [Mistake<Self>] {
    [
      Mistake("takes a press right after it confirmed") { $0.options.fireGuard = 0 },
      Mistake("confirms right after it was armed") { $0.options.armGuard = 0 },
      Mistake("stays armed") { $0.options.armTimeout = .infinity },
      Mistake("confirms right after a tap") { $0.options.tapGuard = 0 },
      Mistake("takes a long press for a tap") { $0.options.tapDuration = 1 },
      Mistake("takes a slide for a tap") { $0.options.tapSlop = 1000 },
      Mistake("takes no taps") { $0.options.takesTaps = false },
      Mistake("has no latch", needsSensor: true) { $0.options.isLatched = false },
      Mistake("is full too early") { $0.options.fullThreshold = 0.6 },
      Mistake("fills too fast") { $0.options.force.rampDuration = 1 },
      Mistake("asks for more force", needsSensor: true) { $0.options.force.cap = 10 },
      Mistake("helps too early", needsSensor: true) { $0.options.force.rescueDelay = 1 },
    ]
  }

  package static func spoiled(
    hasSensor: Bool
  ) -> [(paths: AllPaths<Self, ConfirmModel>, by: [Mistake<Self>])] {
    var inPlace = ConfirmModel.Setting()
    inPlace.hasSensor = hasSensor
    inPlace.isInPlace = true
    return [
      (mistakenPaths(hasSensor: hasSensor), mistakes),
      (
        paths(inPlace),
        [
          Mistake("confirms in place as soon as it is full") { $0.options.noticeTime = 0 },
          Mistake("confirms in place late") { $0.options.noticeTime = 0.5 },
          Mistake("asks for a ring") { $0.options.isInPlace = false },
        ]
      ),
    ]
  }

  package static var gestures: [Gesture<Self>] {
    let onto: Gesture<Self>.Step = { $0.move(by: 0, -44, over: 0.2) }
    let hold: [Gesture<Self>.Step] = [{ $0.down(0.5) }, { $0.wait(2.1) }, onto, { $0.lift() }]
    return [
      Gesture(
        "by force", on: .touch3D, usesForce: true,
        [{ $0.down(0.02) }, { $0.press(to: 0.6, over: 0.2) }, onto, { $0.lift() }]),
      Gesture("by time without a sensor", on: .none, hold),
      Gesture("by time", on: .normalized, hold),
      Gesture(
        "by keys", on: .none,
        [
          { $0.key(.down) }, { $0.key(.up) }, { $0.wait(0.4) }, { $0.key(.down) },
          { $0.key(.up) },
        ]),
      Gesture(
        "by activations", on: .none, [{ $0.activate() }, { $0.wait(0.4) }, { $0.activate() }]),
    ]
  }

  /// After the lift it is armed, because the press was a tap. The activation confirms.
  package static var engagement: [String] { ["---", "ces", "-e-", "---", "---", "---"] }

  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    reducesMotion = choice % 2 == 0
    for _ in 0..<choice >> 2 { answer(isTaken: choice & 2 == 0) }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 6 {
    case 0: bounds.set(choice, to: value)
    case 1: viewport.set(choice, to: value)
    default: options.set(choice & 63, to: value)
    }
  }
}
