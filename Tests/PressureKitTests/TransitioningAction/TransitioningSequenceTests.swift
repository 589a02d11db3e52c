import PressureKit
import Testing

/// Every sequence of up to six calls, compared with a model that does not use the control.
@Suite struct TransitioningSequenceTests {
  enum Call: CaseIterable {
    case activate, begin, loading, success, failure, resolve, reject, resolveFirst, reset, disable,
      enable, time
  }

  typealias State = TransitioningAction.State
  typealias Event = TransitioningAction.Event

  /// The seconds of one `time`: more than half of the delay after a failure, but less than all of it.
  static let step = 0.75

  /// The rules in a few lines. The host starts a run on each activation and keeps its number.
  struct Model: Hashable {
    var state = State.begin
    var isEnabled = true
    /// The number of runs so far, which numbers the last one.
    var runs = 0
    /// The number of the current run; 0 without a run.
    var run = 0
    /// The age of the state, in steps of time.
    var age = 0
    var resetDelay: Double

    mutating func handle(_ call: Call) -> [Event] {
      switch call {
      case .activate:
        if state != .begin || !isEnabled { return [] }
        runs += 1
        run = runs
        return [.act(.activate)] + go(to: .loading)
      case .begin, .reset: return set(.begin)
      case .loading: return set(.loading)
      case .success: return set(.success)
      case .failure: return set(.failure)
      case .resolve: return finish(runs, .success)
      case .reject: return finish(runs, .failure)
      case .resolveFirst: return finish(1, .success)
      case .disable, .enable:
        isEnabled = call == .enable
        return []
      case .time:
        age += 1
        let seconds = Double(age) * step
        switch state {
        case .loading where run > 0 && seconds >= 2: return end(.timeOut) + go(to: .failure)
        case .failure where seconds >= 1: return go(to: .begin)
        case .success where seconds >= resetDelay: return go(to: .begin)
        default: return []
        }
      }
    }

    private mutating func set(_ next: State) -> [Event] {
      end(.abort) + go(to: next)
    }

    private mutating func finish(_ number: Int, _ next: State) -> [Event] {
      number > 0 && number == run ? end(.finish) + go(to: next) : []
    }

    private mutating func end(_ act: TransitioningAction.Act) -> [Event] {
      defer { run = 0 }
      return run > 0 ? [.act(act)] : []
    }

    private mutating func go(to next: State) -> [Event] {
      age = 0
      if next == state { return [] }
      state = next
      switch next {
      case .begin, .loading: return [.state(next)]
      case .success: return [.state(next), .haptic(.success), .announce(.success)]
      case .failure: return [.state(next), .haptic(.strong), .announce(.failure)]
      }
    }
  }

  /// The ways in which a host passes on the result of a run's work.
  enum Host {
    /// Finishes the run that the work belongs to.
    case sound
    /// Accepts any completion while the control is loading.
    case credulous
    /// Accepts any completion at any time.
    case blind
  }

  /// The control and its host.
  struct Subject: Equatable {
    var control: TransitioningAction
    var host = Host.sound
    var time = 0.0
    var firstRun: Int32 = 0
    var lastRun: Int32 = 0

    init(resetDelay: Double, host: Host) {
      var options = TransitioningOptions.measured
      options.timeLimit = 2
      options.resetDelay = resetDelay
      control = TransitioningAction(options: options)
      control.progress = 0.5
      self.host = host
      _ = control.advance(to: 0)
    }

    mutating func handle(_ call: Call) -> [Event] {
      switch call {
      case .activate:
        var events = Array(control.activate(at: time))
        if events.contains(.act(.activate)) {
          events += control.startRun(at: time)
          lastRun = control.run
          if firstRun == 0 { firstRun = lastRun }
        }
        return events
      case .begin: return Array(control.setState(.begin, at: time))
      case .loading: return Array(control.setState(.loading, at: time))
      case .success: return Array(control.setState(.success, at: time))
      case .failure: return Array(control.setState(.failure, at: time))
      case .resolve: return finish(lastRun, .success)
      case .reject: return finish(lastRun, .failure)
      case .resolveFirst: return finish(firstRun, .success)
      case .reset: return Array(control.reset(at: time))
      case .disable: return Array(control.setEnabled(false, at: time))
      case .enable: return Array(control.setEnabled(true, at: time))
      case .time:
        time += step
        return Array(control.advance(to: time))
      }
    }

    private mutating func finish(_ run: Int32, _ state: State) -> [Event] {
      if host == .blind && run != 0 && control.run == 0 {
        return Array(control.setState(state, at: time))
      }
      let believed = host == .sound || run == 0 ? run : control.run
      return Array(control.finishRun(believed, succeeded: state == .success, at: time))
    }
  }

  /// A value that sequences lead to. Sequences that end in equal values share a node, which counts them.
  struct Node {
    var subject: Subject
    var model: Model
    /// One of the sequences that lead here.
    var calls: [Call]
    var count: Int
  }

  struct Outcome {
    var sequences = 0
    var nodes = 0
    /// Sequences after which control and model differ, one for each node.
    var faults: [[Call]] = []
  }

  /// Walks every sequence of up to `depth` calls; stops following a sequence after a fault.
  private func walk(depth: Int, resetDelay: Double, host: Host) -> Outcome {
    var outcome = Outcome()
    var level = [
      Node(
        subject: Subject(resetDelay: resetDelay, host: host), model: Model(resetDelay: resetDelay),
        calls: [], count: 1)
    ]
    var looks: [Model: [Layer]] = [:]
    for _ in 0..<depth {
      var next: [Node] = []
      var places: [Model: [Int]] = [:]
      for node in level {
        for call in Call.allCases {
          var new = node
          let events = new.subject.handle(call)
          let expected = new.model.handle(call)
          new.calls.append(call)
          outcome.sequences += node.count
          if events != expected || !agrees(new.subject, new.model) {
            outcome.faults.append(new.calls)
            continue
          }
          if let same = places[new.model]?.first(where: { next[$0].subject == new.subject }) {
            next[same].count += node.count
          } else {
            places[new.model, default: []].append(next.count)
            next.append(new)
          }
        }
      }
      for node in next where !settles(node, &looks) { outcome.faults.append(node.calls) }
      outcome.nodes += next.count
      level = next
    }
    return outcome
  }

  private func agrees(_ subject: Subject, _ model: Model) -> Bool {
    let control = subject.control
    return control.state == model.state && control.isEnabled == model.isEnabled
      && (control.run != 0) == (model.run != 0)
      && (control.run == 0 || control.run == subject.lastRun)
      && control.access.isBusy == (model.state == .loading)
  }

  /// Returns true if, with time alone, the control follows the model and ends in the look of its state.
  private func settles(_ node: Node, _ looks: inout [Model: [Layer]]) -> Bool {
    var (subject, model) = (node.subject, node.model)
    for _ in 0..<6 where subject.handle(.time) != model.handle(.time) { return false }
    model = Model(state: model.state, isEnabled: model.isEnabled, resetDelay: model.resetDelay)
    if looks[model] == nil {
      var fresh = Subject(resetDelay: .infinity, host: .sound)
      _ = fresh.control.setEnabled(model.isEnabled, at: 0)
      _ = fresh.control.setState(model.state, at: 0)
      _ = fresh.handle(.time)
      looks[model] = SceneFrame(of: fresh.control).layers
    }
    return !subject.control.needsFrame && SceneFrame(of: subject.control).layers == looks[model]
  }

  @Test(arguments: [Double.infinity, 0.5])
  func `every sequence of up to six calls ends where the specification says`(resetDelay: Double) {
    let outcome = walk(depth: 6, resetDelay: resetDelay, host: .sound)
    print(
      "\(outcome.sequences) sequences, \(outcome.nodes) different values, "
        + "\(outcome.faults.count) faults")
    expect(outcome.sequences, equals: [12, 144, 1728, 20_736, 248_832, 2_985_984].reduce(0, +))
    expect(outcome.faults.prefix(5), equals: [])
  }

  /// Proves that the walk can fail: it finds the shortest sequence in which a host accepts a stale completion.
  @Test func `the walk catches a stale completion that takes effect`() {
    let credulous = walk(depth: 5, resetDelay: .infinity, host: .credulous)
    expect(credulous.faults.first, equals: [.activate, .begin, .activate, .resolveFirst])
    let blind = walk(depth: 3, resetDelay: .infinity, host: .blind)
    expect(
      blind.faults.prefix(2),
      equals: [[.activate, .begin, .resolve], [.activate, .begin, .reject]])
  }
}
