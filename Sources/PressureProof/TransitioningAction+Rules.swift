import PressureKit

extension TransitioningAction: RuledControl {
  package static let rules = ControlRules<TransitioningAction>(
    // All other transitions need a call of the host.
    steps: [.begin: [], .loading: [.failure], .success: [.begin], .failure: [.begin]],
    isAtRest: { !$0.hasContact && !$0.isEngaged },
    ignores: { reason, before in
      before.hasContact
        ? reason == .focusLost || reason == .keysLost
        : reason == .captureLost || reason == .displaced
    },
    cause: { _, input, before, state, _ in
      if state != .begin { return nil }
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
    telling: [.finish, .abort, .timeOut],
    // Without a call, only time causes this transition.
    told: { before, after in (before, after) == (.loading, .failure) ? [.timeOut] : [] },
    isHiddenAtRest: false,
    movesForever: { $0.state == .loading })
}
