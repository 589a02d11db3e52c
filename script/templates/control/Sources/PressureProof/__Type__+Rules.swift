import PressureKit

extension __Type__: RuledControl {
  package static let rules = ControlRules<__Type__>(
    steps: [.idle: [.pressed], .pressed: [.idle]],
    isAtRest: { $0.state == .idle && !$0.hasContact },
    ignores: { reason, before in
      before.hasContact
        ? reason == .focusLost || reason == .keysLost
        : reason == .captureLost || reason == .displaced
    },
    cause: { _, input, before, _, _ in
      switch input {
      case .activation: return .activation
      case .key(let sample):
        return before.isEngaged && !before.hasContact && sample.phase == .up ? .key : nil
      case .contact(let sample):
        let isInside = before.bounds.contains(sample.position)
        return before.hasContact && sample.phase == .ended && isInside ? .lift : nil
      case .interruption, .enabling, .time: return nil
      }
    },
    isHiddenAtRest: false)
}
