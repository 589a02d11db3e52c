import PressureKit
import PressureTesting

/// Observes the inputs and events of a control, and collects the rules that they break.
package struct ControlWitness<Value: RuledControl> {
  package typealias State = Value.State

  private let rules = Value.rules

  package private(set) var acts: [ActCause: Int] = [:]
  package private(set) var cancels = 0
  package private(set) var faults: [String] = []
  /// True if a press, a key press or an activation has begun since the last act.
  private var hasBegun = false

  package init() {}

  package mutating func watch(
    _ input: Input, before: Value, _ events: some Sequence<Value.Event>, after: Value
  ) {
    if begins(input) { hasBegun = true }
    var state = before.state
    var hasActed = false
    var told: [Value.Act] = []
    for event in events {
      switch event {
      case .state(let next):
        if rules.steps[state]?.contains(next) != true { fault("\(state) → \(next)", input) }
        if told != rules.told(state, next) { fault("\(told) told of \(state) → \(next)", input) }
        told = []
        state = next
      case .act(let act) where rules.telling.contains(act):
        told.append(act)
      case .act(let act):
        hasActed = true
        if rules.actsOnceAPress && !hasBegun { fault("it acted twice", input) }
        hasBegun = false
        if let cause = rules.cause(act, input, before, state, after) {
          acts[cause, default: 0] += 1
        } else {
          fault("it acted by itself", input)
        }
      case .haptic, .announce: break
      }
    }
    if !told.isEmpty { fault("\(told) told of nothing", input) }
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
    case .interruption(let reason, _): isCancel = !rules.ignores(reason, before)
    case .enabling(let isEnabled, _): isCancel = !isEnabled
    case .contact(let sample):
      let isGone = before.hasContact && !after.hasContact
      isCancel =
        isGone && sample.phase == .cancelled || isGone && sample.phase == .moved && !hasActed
      if isCancel && rules.keepsOpen(before) { return }
    case .key, .activation, .time: break
    }
    if !isCancel { return }
    cancels += 1
    if !rules.isAtRest(after) { fault("a cancel left something", input) }
    if hasActed && rules.actsOnceAPress { fault("a cancel acted", input) }
  }

  private mutating func watchNumbers(_ input: Input, _ after: Value) {
    if !(after.intention >= 0 && after.intention <= 1) { fault("a number out of range", input) }
    if !after.hasContact && (after.intention != 0 || after.source != .none) {
      fault("a force without a contact", input)
    }
    for layer in SceneFrame(of: after).layers where !layer.isDrawable {
      fault("a layer that cannot be drawn, \(layer)", input)
    }
  }

  /// Checks the control without further input. It works on a copy, so the control itself does not change.
  package mutating func leaveAlone(_ control: Value, needsFrame: Bool, at time: Double) {
    var control = control
    let before = SceneFrame(of: control)
    let state = control.state
    let wasAtRest = rules.isAtRest(control) && !rules.movesForever(control)
    // A contact that stays down changes the control by itself.
    let isDue = control.hasContact || control.dueIn.isFinite
    var events: [Value.Event] = []
    // Advances 2.5 s, longer than the 2.25 s for which a hint stays.
    for step in 1...10 { events += control.advance(to: time + 0.25 * Double(step)) }
    let after = SceneFrame(of: control)
    if !needsFrame && (after != before || control.state != state || !events.isEmpty) {
      faults.append("it needed no frame, and changed: \(events)")
    }
    if !isDue && control.state != state {
      faults.append("it was not due, and is no longer \(state)")
    }
    if rules.isHiddenAtRest && wasAtRest && (!after.layers.isEmpty || control.needsFrame) {
      faults.append("it is at rest, but visible: \(after)")
    }
  }

  /// Checks that the control needs no frame after 15 s without input, longer than any of its delays.
  package mutating func awaitRest(of control: Value, at time: Double) {
    var control = control
    for step in 1...60 { _ = control.advance(to: time + 0.25 * Double(step)) }
    if control.needsFrame && !rules.movesForever(control) {
      faults.append("it never comes to rest: \(control.state)")
    }
  }

  private mutating func fault(_ what: String, _ input: Input) {
    // A broken rule is usually broken many times.
    if faults.count < 100 { faults.append("\(what): \(input)") }
  }
}
