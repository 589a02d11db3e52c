import PressureKit

extension ConfirmAction: RuledControl {
  package static let rules = ControlRules<ConfirmAction>(
    steps: [
      .idle: [.updating, .selected], .updating: [.selected, .idle],
      .selected: [.confirmed, .updating, .idle], .confirmed: [.selected, .updating, .idle],
    ],
    isAtRest: { $0.state == .idle && !$0.hasContact },
    ignores: { reason, before in
      let staysOpen: Set<Interruption> = [.captureLost, .displaced, .keysLost]
      let staysPressed: Set<Interruption> =
        before.hasContact ? [.focusLost, .keysLost] : [.captureLost, .displaced]
      if before.isArmedByTap && reason == .focusLost { return true }
      return before.isLeftOpen && staysOpen.contains(reason) || staysPressed.contains(reason)
    },
    keepsOpen: { $0.isLeftOpen },
    cause: { _, input, before, state, _ in
      if state != .confirmed { return nil }
      switch input {
      case .activation: return before.hasContact || before.state != .selected ? nil : .activation
      case .key(let sample):
        let isConfirming = !before.hasContact && before.state == .confirmed
        return isConfirming && sample.phase == .up ? .key : nil
      case .contact(let sample):
        // The state before the lift counts. A lift at an unknown place does not count.
        let wasShown = before.hasContact && before.state == .confirmed
        return wasShown && sample.phase == .ended && sample.position.isFinite ? .lift : nil
      case .interruption, .enabling, .time: return nil
      }
    })
}
