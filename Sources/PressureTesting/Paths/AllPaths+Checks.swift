import PressureKit

/// The result of a step: the events, and the properties that it broke.
struct PathOutcome<C: ControlValue>: Sendable {
  var events: EventList<C.Event>
  var broken: [PathProperty]

  /// True if both results are equal, apart from announcements.
  func isSame(as other: PathOutcome) -> Bool { broken == other.broken && done == other.done }

  private var done: [C.Event] {
    events.filter {
      if case .announce = $0 { false } else { true }
    }
  }
}

/// Performs steps and checks the properties after them.
extension AllPaths {
  /// Takes a step and returns its result.
  func follow(
    _ step: PathStep, _ node: inout PathNode<C, Model>, _ report: inout PathReport
  ) -> PathOutcome<C> {
    if step == .stall {
      if node.untold == 0 { node.pass(PathStep.stallSeconds) }
      return PathOutcome(events: EventList(), broken: [])
    }
    if step == .tick { node.pass(frameSeconds) }
    if step == .sleep { node.pass(PathStep.sleepSeconds) }
    let before = node.control
    let events = feed(step, &node)
    let verdict = node.model.perform(step, after: node.untold)
    node.untold = 0

    var broken: [PathProperty] = []
    if step.isBeginning { node.hasBegun = true }
    var told = before.state
    var acts = 0
    for event in events {
      switch event {
      case .state(let state): told = state
      case .act(let act): if isModelled(act) { acts += 1 }
      case .haptic, .announce: break
      }
    }
    if acts > 0 {
      report.acts += 1
      if verdict == .never { broken.append(.neverWithoutTheWholeProtocol) }
      if actsOnceAPress && (acts > 1 || !node.hasBegun) { broken.append(.atMostOnceAPress) }
      node.hasBegun = false
    } else if verdict == .always {
      broken.append(.aCompleteProtocolActs)
    }
    if cancels.contains(step), isCancel(step, before) {
      let hasActed = actsOnceAPress && acts > 0
      let hasEnded =
        keepsOpen(before, step) ? !node.control.hasContact : isAtRest(node.control)
      if hasActed || !hasEnded { broken.append(.aCancelEndsAtRest) }
    }
    let engages = node.control.isEngaged && !before.isEngaged
    if told != node.control.state || engages && !events.begins {
      broken.append(.stateAndLookAgree)
    }
    return PathOutcome(events: events, broken: broken)
  }

  /// Returns the broken properties of a value, independent of how it was reached.
  func checkRest(_ node: PathNode<C, Model>) -> [PathProperty] {
    var broken: [PathProperty] = []
    let scene = SceneFrame(of: node.control)
    if !agrees(node.control, scene) { broken.append(.stateAndLookAgree) }
    if !changesWhenDue(node) { broken.append(.changesWhenDue) }
    if !node.control.needsFrame {
      var later = node.control
      var isSilent = true
      for seconds in [1.0 / 64, PathStep.stallSeconds, 1, 100] {
        if !later.advance(to: node.time + seconds).isEmpty { isSilent = false }
      }
      if !isSilent || later.state != node.control.state || later.needsFrame
        || SceneFrame(of: later) != scene
      {
        broken.append(.nothingMovesAtRest)
      }
    }
    return broken
  }

  /// True if time alone changes the state when the control says that it is due, and not before.
  private func changesWhenDue(_ node: PathNode<C, Model>) -> Bool {
    if isPressing(node.control) { return true }
    let told = node.time - node.untold
    let due = node.control.dueIn
    var later = node.control
    if due > 0 { later.advance(to: told + (due.isFinite ? due * 0.99 : 100)) }
    if later.state != node.control.state { return false }
    if !due.isFinite { return true }
    later.advance(to: told + due + 0.001)
    return later.state != node.control.state
  }

  /// A contact can be cancelled only while it is down. All other cancels count at any time.
  private func isCancel(_ step: PathStep, _ before: C) -> Bool {
    ![.cancel, .liftCovered, .second].contains(step) || before.hasContact
  }

  private func agrees(_ control: C, _ scene: SceneFrame) -> Bool {
    if !(control.intention >= 0 && control.intention <= 1) { return false }
    if !isPressing(control) && (control.intention != 0 || control.source != .none) { return false }
    return scene.layers.allSatisfy(\.isDrawable)
  }

  private func feed(_ step: PathStep, _ node: inout PathNode<C, Model>) -> EventList<C.Event> {
    if case .call(let number) = step { return call(number, &node.control, node.time) }
    return node.control.feed(input(step, &node))
  }

  /// Returns the input of a step, and updates the host's view of the contact.
  private func input(_ step: PathStep, _ node: inout PathNode<C, Model>) -> Input {
    switch step {
    case .begin(let zone), .beginCovered(let zone):
      node.isDown = true
      node.place = place(of: zone, node.control)
      return contact(.began, .low, node, isCovered: step == .beginCovered(zone))
    case .move(let zone, let force):
      // A contact that is not down keeps its position.
      if node.isDown { node.place = place(of: zone, node.control) }
      return contact(.moved, force, node)
    case .lift, .liftCovered, .cancel:
      let input = contact(
        step == .cancel ? .cancelled : .ended, .low, node, isCovered: step == .liftCovered)
      node.isDown = false
      node.place = .zero
      return input
    case .second: return second(.began, .control, .low, node)
    case .secondMove(let zone, let force): return second(.moved, zone, force, node)
    case .secondLift: return second(.ended, .control, .low, node)
    case .secondCancel: return second(.cancelled, .control, .low, node)
    case .tick, .stall, .sleep, .call: return .time(node.time)
    case .key(let phase): return .key(KeySample(time: node.time, phase: phase))
    case .space(let phase): return .key(KeySample(time: node.time, phase: phase, key: .space))
    case .type: return .key(KeySample(time: node.time, phase: .down, key: .other))
    case .activate: return .activation(time: node.time)
    case .blur: return .interruption(.hostInactive, time: node.time)
    case .interrupt(let interruption): return .interruption(interruption, time: node.time)
    case .disable: return .enabling(false, time: node.time)
    case .enable: return .enabling(true, time: node.time)
    }
  }

  private func place(of zone: PathZone, _ now: C) -> Point {
    switch zone {
    case .control: control.bounds.center
    case .target: target(now)
    case .elsewhere: elsewhere
    }
  }

  private func contact(
    _ phase: ContactPhase, _ force: PathForce, _ node: PathNode<C, Model>, isCovered: Bool = false
  ) -> Input {
    .contact(
      ContactSample(
        time: node.time, phase: phase, position: node.place, source: source,
        force: sensor.reading(force.pressure), buttons: phase == .ended ? 0 : 1,
        isCovered: isCovered))
  }

  private func second(
    _ phase: ContactPhase, _ zone: PathZone, _ force: PathForce, _ node: PathNode<C, Model>
  ) -> Input {
    .contact(
      ContactSample(
        time: node.time, phase: phase, id: 2, position: place(of: zone, node.control),
        source: source,
        force: sensor.reading(force.pressure), buttons: phase == .ended ? 0 : 1, isPrimary: false))
  }
}

extension PathNode {
  fileprivate mutating func pass(_ seconds: Double) {
    time += seconds
    untold += seconds
  }
}

extension PathStep {
  /// True if the step may begin a protocol that ends in an act.
  fileprivate var isBeginning: Bool {
    switch self {
    case .begin, .activate, .key(.down), .space(.down), .call: true
    default: false
    }
  }
}

extension Layer {
  /// True if a sink can draw the layer, that is, if all its numbers are in range.
  package var isDrawable: Bool {
    if !(Layer.ids.contains(id) && clip < id) { return false }
    if !(opacity >= 0 && opacity <= 1 && lineWidth >= 0 && lineWidth.isFinite) { return false }
    switch shape {
    case .arc(let center, let radius, let sweep, let start):
      return center.isFinite && radius > 0 && radius.isFinite && sweep >= 0 && sweep <= 1
        && start >= 0 && start <= 1
    case .roundedRect(let rect, let radius):
      return rect.origin.isFinite && rect.size.width >= 0 && rect.size.height >= 0 && radius >= 0
    case .angle(let start, let corner, let end, let part):
      return start.isFinite && corner.isFinite && end.isFinite && part >= 0 && part <= 1
    case .text(_, let center, let scale):
      return center.isFinite && scale >= 0 && scale.isFinite
    }
  }
}
