import PressureKit

extension Weighing: Witnessed {
  package static let rules = ControlRules<Weighing>(
    steps: [
      .rest: [.weighing, .overload], .weighing: [.settled, .overload, .unmeasured, .rest],
      .settled: [.weighing, .overload, .unmeasured, .rest],
      .overload: [.weighing, .unmeasured, .rest], .unmeasured: [.weighing, .overload, .rest],
    ],
    isAtRest: { $0.state == .rest && !$0.hasContact },
    ignores: { reason, _ in reason == .captureLost || reason == .focusLost },
    cause: { _, _, before, _, after in
      // Without a sensor there is nothing to read.
      before.source == .measured || after.source == .measured ? .weight : nil
    },
    actsOnceAPress: false,
    isHiddenAtRest: false)

  package mutating func call(_ choice: UInt8, _ value: Double, at time: Double) {
    switch choice % 4 {
    case 0: _ = tare(at: time)
    case 1: _ = addCalibrationPoint(grams: value)
    case 2: calibration = Calibration()
    default: reducesMotion.toggle()
    }
  }

  package mutating func set(_ choice: UInt8, to value: Double) {
    switch choice >> 6 {
    case 0: bounds.set(choice, to: value)
    default: options.set(choice & 63, to: value)
    }
  }
}
