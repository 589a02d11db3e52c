import PressureKit

extension Weighing: RuledControl {
  package static let rules = ControlRules<Weighing>(
    steps: [
      .rest: [.weighing, .overload], .weighing: [.settled, .overload, .unmeasured, .rest],
      .settled: [.weighing, .overload, .unmeasured, .rest],
      .overload: [.weighing, .unmeasured, .rest], .unmeasured: [.weighing, .overload, .rest],
    ],
    isAtRest: { $0.state == .rest && !$0.hasContact },
    ignores: { reason, _ in
      [.captureLost, .focusLost, .keysLost, .changed, .moved].contains(reason)
    },
    cause: { _, _, before, _, after in
      // Without a sensor, the scale has no reading.
      before.source == .measured || after.source == .measured ? .weight : nil
    },
    actsOnceAPress: false,
    isHiddenAtRest: false)
}
