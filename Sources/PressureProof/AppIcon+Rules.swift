import PressureKit

extension AppIcon: RuledControl {
  package static let rules = ControlRules<AppIcon>(
    steps: [.idle: [.hint, .open], .hint: [.open, .idle], .open: [.idle]],
    isAtRest: { $0.state == .idle && !$0.hasContact },
    ignores: { reason, before in
      reason == .keysLost || reason == (before.hasContact ? .focusLost : .captureLost)
    },
    cause: { act, input, before, state, _ in
      // The menu closes after the choice. The app launches once the icon is at rest.
      if case .item = act { if state != .open { return nil } } else if state != .idle { return nil }
      switch input {
      case .activation: return act == .launch ? .activation : nil
      case .key(let sample): return act == .launch && sample.phase == .up ? .key : nil
      case .contact(let sample):
        if sample.phase != .ended || !before.hasContact { return nil }
        switch act {
        case .launch: return before.state == .open ? nil : .lift
        case .item(let item): return before.highlighted == item ? .item(item) : nil
        }
      case .interruption, .enabling, .time: return nil
      }
    })
}
