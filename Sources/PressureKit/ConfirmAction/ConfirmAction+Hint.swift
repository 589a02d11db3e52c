/// What it shows a person whose press came to nothing: how the next one would not.
extension ConfirmAction {
  /// How long a hint is to be read, in seconds.
  static let hintDuration = 2.0

  /// What would have helped a press that lifts now; none where the contact has left, as it does to take a press back.
  var hint: Label {
    if !bounds.contains(press.position) && !isOnRing { return .none }
    return switch state {
    case .idle, .confirmed: .none
    case .selected: .slideHint
    case .updating:
      switch handOver.source {
      case .measured, .area: .pressHint
      case .none, .time: .holdHint
      }
    }
  }

  /// Shows a hint, unless the last press that needed one had one.
  mutating func show(_ hint: Label) {
    if options.size(of: hint).width <= 0 { return }
    if isHintDue { ring.show(hint: hint, at: clock.now) }
    isHintDue.toggle()
  }

  /// Where a hint is: over the control, so that nothing is covered but what it is about.
  func hintPill(of size: Size) -> Rect {
    Rect(center: bounds.center, size: RingLook.pillSize(of: size)).moved(into: viewport)
  }
}

extension ConfirmAction.Label {
  /// Whether it is shown without a ring.
  var isHint: Bool { rawValue > ConfirmAction.Label.ok.rawValue }
}
