import PressureKit

extension QuickMenu: Witnessed {
  package static let rules = ControlRules<QuickMenu>(
    steps: [.idle: [.hint, .open], .hint: [.open, .idle], .open: [.idle]],
    isAtRest: { $0.state == .idle && !$0.hasContact },
    ignores: { reason, before in reason == (before.hasContact ? .focusLost : .captureLost) },
    cause: { act, input, before, state, _ in
      if state != .idle { return nil }
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
