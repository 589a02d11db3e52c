import PressureKit

/// Watches a control from outside: what comes in, what comes of it, and which rule that breaks.
struct ControlWitness<Value: Control, State, Cause: Hashable>
where
  Value.Event == ControlEvent<State>, Value.State == State,
  State: RawRepresentable<UInt8> & Hashable & Sendable
{
  /// The state in which nothing is to be seen of it.
  let rest: State
  /// Which states may follow which.
  let steps: [State: Set<State>]
  /// What made it act: its choice, the input, what it was before it and the state it is in by then;
  /// nil when nothing may.
  let cause: (UInt8, Input, Value, State) -> Cause?

  private(set) var acts: [Cause: Int] = [:]
  private(set) var cancels = 0
  private(set) var faults: [String] = []
  /// Whether a press, a key or an activation has begun since the last act.
  private var hasBegun = false

  init(
    rest: State, steps: [State: Set<State>], cause: @escaping (UInt8, Input, Value, State) -> Cause?
  ) {
    self.rest = rest
    self.steps = steps
    self.cause = cause
  }

  mutating func watch(
    _ input: Input, before: Value, _ events: [Value.Event], after: Value
  ) {
    if begins(input) { hasBegun = true }
    var state = before.state
    var hasActed = false
    for event in events {
      switch event {
      case .state(let next):
        if steps[state]?.contains(next) != true { fault("\(state) → \(next)", input) }
        state = next
      case .act(let choice):
        hasActed = true
        if !hasBegun { fault("it acted twice", input) }
        hasBegun = false
        if let cause = cause(choice, input, before, state) {
          acts[cause, default: 0] += 1
        } else {
          fault("it acted by itself", input)
        }
      case .haptic, .announce: break
      }
    }
    if state != after.state { fault("it is not in the state it told", input) }
    watchCancel(input, before: before, hasActed: hasActed, after: after)
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

  private mutating func watchCancel(
    _ input: Input, before: Value, hasActed: Bool, after: Value
  ) {
    var isCancel = false
    switch input {
    case .interruption(let reason, _):
      isCancel = reason != (before.hasContact ? .focusLost : .captureLost)
    case .enabling(let isEnabled, _): isCancel = !isEnabled
    case .contact(let sample):
      let isGone = before.hasContact && !after.hasContact
      isCancel =
        isGone && sample.phase == .cancelled || isGone && sample.phase == .moved && !hasActed
    case .key, .activation, .time: break
    }
    if !isCancel { return }
    cancels += 1
    if after.state != rest || after.hasContact { fault("a cancel left something", input) }
    if hasActed { fault("a cancel acted", input) }
  }

  private mutating func watchNumbers(_ input: Input, _ after: Value) {
    if !(after.intention >= 0 && after.intention <= 1) { fault("a number out of range", input) }
    if !after.hasContact && (after.intention != 0 || after.source != .none) {
      fault("a force without a contact", input)
    }
    for layer in Scene(of: after).layers {
      guard case .roundedRect(let rect, _) = layer.shape, rect.origin.isFinite,
        rect.size.width >= 0, rect.size.height >= 0, layer.opacity >= 0, layer.opacity <= 1
      else {
        fault("no such layer, \(layer)", input)
        continue
      }
    }
  }

  /// What it does when it is left alone: a copy of it, for it must not notice.
  mutating func leaveAlone(_ control: Value, needsFrame: Bool, at time: Double) {
    var control = control
    let before = Scene(of: control)
    let state = control.state
    var events: [Value.Event] = []
    for step in 1...4 { events += control.advance(to: time + 0.25 * Double(step)) }
    let after = Scene(of: control)
    if !needsFrame && (after != before || control.state != state || !events.isEmpty) {
      faults.append("it needed no frame, and changed: \(events)")
    }
    if state == rest && !control.hasContact && (!after.layers.isEmpty || control.needsFrame) {
      faults.append("it is at rest, and to be seen: \(after)")
    }
  }

  private mutating func fault(_ what: String, _ input: Input) {
    faults.append("\(what): \(input)")
  }
}
