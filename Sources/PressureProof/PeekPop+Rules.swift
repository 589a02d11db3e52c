import PressureKit

extension PeekPop: RuledControl {
  package static let rules = ControlRules<PeekPop>(
    steps: [
      .idle: [.hint, .peek, .pop], .hint: [.peek, .pop, .idle], .peek: [.actions, .pop, .idle],
      .actions: [.peek, .pop, .idle], .pop: [.idle],
    ],
    isAtRest: { $0.state == .idle && !$0.hasContact },
    ignores: { reason, before in
      reason == .keysLost || reason == (before.hasContact ? .focusLost : .captureLost)
    },
    cause: { _, input, before, state, _ in
      if state != .pop { return nil }
      switch input {
      case .activation: return .activation
      case .key(let sample): return sample.phase == .up ? .key : nil
      case .contact(let sample):
        if sample.phase == .ended { return before.hasContact ? .lift : nil }
        let pressed = max(before.intention, sample.force.fraction ?? 0)
        let isDeep = pressed > before.options.popThreshold
        return isDeep && sample.phase != .cancelled ? .deepPress : nil
      case .interruption, .enabling, .time: return nil
      }
    },
    telling: [.begin, .peek, .close],
    told: { before, after in
      switch (before, after) {
      case (.idle, .peek): [.begin, .peek]
      case (.idle, _): [.begin]
      case (.hint, .peek): [.peek]
      case (.peek, .idle), (.actions, .idle): [.close]
      default: []
      }
    })
}
