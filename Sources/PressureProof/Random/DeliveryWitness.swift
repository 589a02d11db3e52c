import PressureKit

/// Checks what a host passes on of a control's events, if inputs come between them.
///
/// It keeps the events that wait in groups, each with an entry of a state or an act and with what belongs to that.
struct DeliveryWitness<C: ControlValue> {
  private var press: HostedPress
  private var waiting: [[C.Event]] = []
  private var reported: C.State?
  private var taken: C.State?
  private var state: C.State
  private var isEngaged = false
  /// The last act or entry of a state that was taken.
  private var head: C.Event?
  private(set) var faults: [String] = []

  init(of control: C) {
    press = HostedPress(of: C.self)
    state = control.state
  }

  /// Adds the events of an input, and takes at most `count` of those that wait.
  mutating func watch(
    _ input: Input, _ events: EventList<C.Event>, after control: C, takes count: Int
  ) {
    let sample: ContactSample? = if case .contact(let sample) = input { sample } else { nil }
    press.add(events, of: control, after: sample, takingBack: input.takesBack)
    let hasChanged = state != control.state || isEngaged && !control.isEngaged
    (state, isEngaged) = (control.state, control.isEngaged)
    if input.takesBack == .always || input.takesBack == .withChange && hasChanged {
      waiting = waiting.filter(remains)
    }
    for event in events {
      if case .state(let state) = event { reported = state }
      if waiting.isEmpty || event.begins { waiting.append([]) }
      waiting[waiting.count - 1].append(event)
    }
    for _ in 0..<count { take(from: control) }
  }

  private func remains(_ group: [C.Event]) -> Bool {
    switch group.first {
    case .state(let state): state == self.state
    case .act(let act): C.reports >> act.rawValue & 1 != 0
    case .haptic, .announce: head.map { $0.isAct || $0 == .state(state) } ?? false
    case nil: false
    }
  }

  private mutating func take(from control: C) {
    let wanted = waiting.first?.first
    let event = press.next(of: control)
    if event != wanted {
      faults.append("passesOnWhatIsLeft: \(event.map { "\($0)" } ?? "nothing")")
    }
    guard let event = wanted else {
      if reported != taken { faults.append("endsInTheState: \(control.state)") }
      taken = reported
      return
    }
    waiting[0].removeFirst()
    if waiting[0].isEmpty { waiting.removeFirst() }
    switch event {
    case .state(let state): (taken, head) = (state, event)
    case .act: head = event
    case .haptic, .announce: break
    }
  }
}

extension ControlEvent {
  fileprivate var isAct: Bool { if case .act = self { true } else { false } }

  /// True if the events after this one belong to it.
  fileprivate var begins: Bool {
    switch self {
    case .state, .act: true
    case .haptic, .announce: false
    }
  }
}
