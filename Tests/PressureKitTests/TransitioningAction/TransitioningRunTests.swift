import PressureKit
import Testing

@Suite struct TransitioningRunTests {
  private let succeeded = ["success", "~success", "say"]
  private let failed = ["failure", "~strong", "say"]

  /// The ends of a run, with all events of each.
  @Test func `every run ends once, and its act comes before the state`() {
    let ends: [(String, (TransitioningFinger, Int32) -> Void, [String])] = [
      ("it succeeds", { $0.finish($1) }, ["finish"] + succeeded),
      ("it fails", { $0.finish($1, succeeded: false) }, ["finish"] + failed),
      ("reset", { finger, _ in finger.reset() }, ["abort", "begin"]),
      ("set to begin", { finger, _ in finger.set(.begin) }, ["abort", "begin"]),
      ("set to loading", { finger, _ in finger.set(.loading) }, ["abort"]),
      ("set to success", { finger, _ in finger.set(.success) }, ["abort"] + succeeded),
      ("set to failure", { finger, _ in finger.set(.failure) }, ["abort"] + failed),
      ("it reaches its time limit", { finger, _ in finger.wait(2) }, ["timeOut"] + failed),
      (
        "it finishes after its time limit",
        {
          $0.time += 5
          $0.finish($1)
        }, ["timeOut"] + failed
      ),
      (
        "another run starts after its time limit",
        { finger, _ in
          finger.time += 5
          _ = finger.startRun()
        }, ["timeOut"] + failed + ["loading"]
      ),
      (
        "a state is set after its time limit",
        { finger, _ in
          finger.time += 5
          finger.set(.success)
        }, ["timeOut"] + failed + succeeded
      ),
      ("disabled", { finger, _ in finger.setEnabled(false) }, []),
      ("another run is requested", { finger, _ in _ = finger.startRun() }, []),
    ]
    let found = ends.map { name, end, _ in
      var options = TransitioningOptions.measured
      options.timeLimit = 2
      let finger = TransitioningFinger(options)
      let run = finger.startRun()
      _ = finger.takeEvents()
      end(finger, run)
      return "\(name): \(finger.takeEvents())"
    }
    expect(found, equals: ends.map { "\($0): \($2)" })
  }

  @Test func `without a run there is no act that ends one`() {
    let finger = TransitioningFinger()
    for state in TransitioningAction.State.all { finger.set(state) }
    finger.reset()
    finger.finish(1)
    expect(finger.takeEvents(), equals: ["loading"] + succeeded + failed + ["begin"])
  }

  @Test func `a success stays`() {
    let finger = TransitioningFinger()
    let run = finger.startRun()
    #expect(run != 0)
    finger.wait(3)
    finger.finish(run)
    expect(finger.control.run, equals: 0)
    finger.wait(100)
    expect(finger.takeEvents(), equals: ["loading", "finish"] + succeeded)
    #expect(!finger.control.needsFrame)
  }

  @Test func `after a failure it is ready again in 1 s, and looks so 0.3 s later`() {
    let finger = TransitioningFinger()
    let atRest = SceneFrame(of: finger.control)
    finger.finish(finger.startRun(), succeeded: false)
    finger.wait(0.984375)
    expect(finger.takeEvents(), equals: ["loading", "finish"] + failed)
    expect(finger.tap(), equals: [])
    finger.wait(0.015625)
    expect(finger.takeEvents(), equals: ["begin"])
    #expect(finger.control.needsFrame)
    finger.wait(0.296875)
    #expect(finger.control.needsFrame)
    #expect(SceneFrame(of: finger.control) != atRest)
    finger.wait(0.015625)
    #expect(!finger.control.needsFrame)
    expect(SceneFrame(of: finger.control), equals: atRest)
  }

  @Test func `it accepts presses as soon as it is ready again`() {
    let finger = TransitioningFinger()
    finger.startsRuns = true
    finger.set(.failure)
    finger.wait(1)
    expect(finger.tap(), equals: ["ACTIVATE", "loading"])
  }

  /// Finishes a run after each kind of end.
  @Test(arguments: [true, false])
  func `pitfall 23: a completion of a run that is over changes nothing`(isSuccess: Bool) {
    let ends: [(TransitioningFinger, Int32) -> Void] = [
      { $0.finish($1) },
      { $0.finish($1, succeeded: false) },
      { finger, _ in finger.reset() },
      { finger, _ in finger.set(.begin) },
      { finger, _ in finger.set(.loading) },
      { finger, _ in finger.set(.success) },
      { finger, _ in finger.set(.failure) },
      { finger, _ in finger.wait(2) },
    ]
    for end in ends {
      var options = TransitioningOptions.measured
      options.timeLimit = 2
      let finger = TransitioningFinger(options)
      let run = finger.startRun()
      end(finger, run)
      _ = finger.takeEvents()
      let before = finger.control
      finger.finish(run, succeeded: isSuccess)
      finger.finish(0, succeeded: isSuccess)
      finger.finish(run + 100, succeeded: isSuccess)
      expect(finger.takeEvents(), equals: [])
      expect(finger.control, equals: before)
    }
  }

  @Test func `no other run starts while a run is in progress`() {
    var options = TransitioningOptions.measured
    options.timeLimit = 2
    let finger = TransitioningFinger(options)
    let first = finger.startRun()
    expect(finger.takeEvents(), equals: ["loading"])
    finger.wait(1)
    expect(finger.startRun(), equals: first)
    expect(finger.takeEvents(), equals: [])
    // The time of the first run goes on. After its end, another run may start.
    finger.wait(1)
    expect(finger.takeEvents(), equals: ["timeOut"] + failed)
    let second = finger.startRun()
    #expect(second != first)
    finger.finish(first)
    finger.finish(second)
    expect(finger.takeEvents(), equals: ["loading", "finish"] + succeeded)
  }

  @Test func `a run fails at its time limit, loading without a run does not`() {
    var options = TransitioningOptions.measured
    options.timeLimit = 5
    options.failureDelay = .infinity
    let finger = TransitioningFinger(options)
    finger.control.progress = 0.5
    let run = finger.startRun()
    finger.wait(4.984375)
    #expect(finger.control.needsFrame)
    expect(finger.takeEvents(), equals: ["loading"])
    finger.wait(0.015625)
    expect(finger.takeEvents(), equals: ["timeOut"] + failed)
    finger.finish(run)
    finger.set(.loading)
    finger.wait(100)
    expect(finger.takeEvents(), equals: ["loading"])
    #expect(!finger.control.needsFrame)
  }

  @Test func `a completion after the time limit is too late`() {
    var options = TransitioningOptions.measured
    options.timeLimit = 5
    let finger = TransitioningFinger(options)
    let run = finger.startRun()
    finger.time = 6
    finger.finish(run)
    expect(finger.takeEvents(), equals: ["loading", "timeOut"] + failed)
  }

  @Test func `a success returns to begin after its delay`() {
    var options = TransitioningOptions.measured
    options.resetDelay = 2
    let finger = TransitioningFinger(options)
    finger.set(.success)
    finger.wait(1.984375)
    expect(finger.takeEvents(), equals: succeeded)
    finger.wait(0.015625)
    expect(finger.takeEvents(), equals: ["begin"])
  }

  @Test func `a failure that is set again restarts its delay without an announcement`() {
    let finger = TransitioningFinger()
    finger.set(.failure)
    finger.wait(0.75)
    finger.set(.failure)
    finger.wait(0.75)
    expect(finger.takeEvents(), equals: failed)
    finger.wait(0.25)
    expect(finger.takeEvents(), equals: ["begin"])
  }

  @Test func `a run continues while the button is disabled`() {
    let finger = TransitioningFinger()
    let run = finger.startRun()
    finger.setEnabled(false)
    finger.finish(run)
    expect(finger.takeEvents(), equals: ["loading", "finish"] + succeeded)
  }

  @Test func `without haptics it only announces`() {
    var options = TransitioningOptions.measured
    let isAccepted = options.set(.haptics, to: 0)
    #expect(isAccepted)
    let finger = TransitioningFinger(options)
    finger.set(.success)
    finger.set(.failure)
    expect(finger.takeEvents(), equals: ["success", "say", "failure", "say"])
  }

  @Test func `progress is clamped, and NaN is unknown progress`() {
    var control = TransitioningAction()
    let rows: [Double?] = [nil, 0, 0.25, 1, -1, 2, .infinity, -.infinity, .nan].map {
      control.progress = $0
      return control.progress
    }
    expect(rows, equals: [nil, 0, 0.25, 1, 0, 1, 1, 0, nil])
  }

  @Test func `it needs frames only while something moves, turns or has a time limit`() {
    func rows(_ options: TransitioningOptions, progress: Double?) -> [Bool] {
      TransitioningAction.State.all.map { state in
        let finger = TransitioningFinger(options)
        finger.control.progress = progress
        finger.set(state)
        finger.wait(0.25)
        return finger.control.needsFrame
      }
    }
    var options = TransitioningOptions.measured
    expect(rows(options, progress: nil), equals: [false, true, false, true])
    expect(rows(options, progress: 0.5), equals: [false, false, false, true])
    options.failureDelay = .infinity
    options.resetDelay = 1
    options.timeLimit = 10
    expect(rows(options, progress: 0.5), equals: [false, false, true, false])
  }

  @Test func `every event has its own code`() {
    let events: [TransitioningAction.Event] =
      TransitioningAction.State.all.map { .state($0) } + [
        .act(.activate), .act(.finish), .act(.abort), .act(.timeOut), .haptic(.tick),
        .haptic(.strong), .haptic(.success), .announce(.none),
        .announce(.title), .announce(.success), .announce(.failure),
      ]
    expect(
      events.map(\.code),
      equals: [
        0x10, 0x11, 0x12, 0x13, 0x20, 0x21, 0x22, 0x23, 0x30, 0x31, 0x32, 0x40, 0x41, 0x42, 0x43,
      ])
    expect((0...255).compactMap { TransitioningAction.Event(code: $0) }, equals: events)
  }
}
