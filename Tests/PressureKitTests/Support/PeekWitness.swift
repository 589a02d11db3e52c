import PressureKit

/// Watches a PeekPop from outside: what comes in, what comes of it, and which rule that breaks.
struct PeekWitness {
  /// What may make it pop.
  enum Cause: CaseIterable { case tap, activation, key, deepPress }

  private(set) var pops: [Cause: Int] = [:]
  private(set) var cancels = 0
  private(set) var faults: [String] = []
  /// Whether a press, a key or an activation has begun since the last pop.
  private var hasBegun = false

  private static let steps: [PeekPop.State: Set<PeekPop.State>] = [
    .idle: [.hint, .peek, .pop], .hint: [.peek, .pop, .idle], .peek: [.actions, .pop, .idle],
    .actions: [.peek, .pop, .idle], .pop: [.idle],
  ]

  mutating func watch(
    _ input: Input, before: PeekPop, _ events: [PeekPop.Event], after: PeekPop
  ) {
    if begins(input) { hasBegun = true }
    var state = before.state
    for event in events {
      switch event {
      case .state(let next):
        if PeekWitness.steps[state]?.contains(next) != true { fault("\(state) → \(next)", input) }
        state = next
      case .act(let choice):
        if choice != 0 || state != .pop { fault("it popped in \(state)", input) }
        if !hasBegun { fault("it popped twice", input) }
        hasBegun = false
        if let cause = cause(of: input, before: before) {
          pops[cause, default: 0] += 1
        } else {
          fault("it popped by itself", input)
        }
      case .haptic, .announce: break
      }
    }
    if state != after.state { fault("it is not in the state it told", input) }
    watchCancel(input, before: before, events, after: after)
    watchNumbers(input, after)
  }

  private func begins(_ input: Input) -> Bool {
    switch input {
    case .contact(let sample): sample.phase == .began
    case .key(let sample): sample.phase == .down
    case .activation: true
    case .interruption, .enabling, .time: false
    }
  }

  private func cause(of input: Input, before: PeekPop) -> Cause? {
    switch input {
    case .activation: return .activation
    case .key(let sample): return sample.phase == .up ? .key : nil
    case .contact(let sample):
      if sample.phase == .ended { return before.hasContact ? .tap : nil }
      let pressed = max(before.intention, sample.force.fraction ?? 0)
      return sample.phase != .cancelled && pressed > before.options.popThreshold ? .deepPress : nil
    case .interruption, .enabling, .time: return nil
    }
  }

  private mutating func watchCancel(
    _ input: Input, before: PeekPop, _ events: [PeekPop.Event], after: PeekPop
  ) {
    var isCancel = false
    switch input {
    case .interruption(let reason, _):
      isCancel = reason != (before.hasContact ? .focusLost : .captureLost)
    case .enabling(let isEnabled, _): isCancel = !isEnabled
    case .contact(let sample):
      isCancel = sample.phase != .ended && before.hasContact && !after.hasContact
      if after.state == .pop { isCancel = false }
    case .key, .activation, .time: break
    }
    if !isCancel { return }
    cancels += 1
    if after.state != .idle || after.hasContact { fault("a cancel left something", input) }
    if events.contains(.pop) { fault("a cancel popped", input) }
  }

  private mutating func watchNumbers(_ input: Input, _ after: PeekPop) {
    for number in [after.intention, after.progress] where !(number >= 0 && number <= 1) {
      fault("a number out of range", input)
    }
    if !after.hasContact && (after.intention != 0 || after.source != .none) {
      fault("a force without a contact", input)
    }
    for layer in Scene(of: after).layers {
      guard case .roundedRect(let rect, _) = layer.shape, rect.origin.isFinite,
        rect.size.width >= 0, rect.size.height >= 0, layer.opacity >= 0, layer.opacity <= 1
      else {
        fault("no such layer: \(layer)", input)
        continue
      }
    }
  }

  /// What it does when it is left alone: a copy of it, for it must not notice.
  mutating func leaveAlone(_ control: PeekPop, needsFrame: Bool, at time: Double) {
    var control = control
    let before = Scene(of: control)
    let state = control.state
    var events: [PeekPop.Event] = []
    for step in 1...4 { events += control.advance(to: time + 0.25 * Double(step)) }
    let after = Scene(of: control)
    if !needsFrame && (after != before || control.state != state || !events.isEmpty) {
      faults.append("it needed no frame, and changed: \(events)")
    }
    if state == .idle && !control.hasContact && (!after.layers.isEmpty || control.needsFrame) {
      faults.append("it is at rest, and to be seen")
    }
  }

  private mutating func fault(_ what: String, _ input: Input) {
    faults.append("\(what): \(input)")
  }
}
