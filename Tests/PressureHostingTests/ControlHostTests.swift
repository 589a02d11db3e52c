import PressureHosting
import PressureKit
import Testing

@MainActor
@Suite struct ControlHostTests {
  @Test func `A press by force reports its states to the view and makes the platform's calls`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    view.press()
    view.touch(.moved, at: view.ring, force: 0.5)
    view.touch(.ended, at: view.ring)
    expect(
      view.told,
      equals: [
        .state(.updating), .state(.selected), .state(.confirmed), .confirmed, .state(.idle),
      ])
    expect(
      view.platform.takeCalls(),
      equals: [
        .activity(true), .prepareHaptics, .frames(true), .haptic(.tick, 1), .announce("confirm"),
        .haptic(.strong, 0.5), .announce("ok"), .haptic(.success, 1),
      ])
    #expect(view.platform.wait(2) < 60)
    expect(view.platform.takeCalls(), equals: [.frames(false)])
    expect(view.platform.wait(2), equals: 0)
  }

  @Test func `A control off the screen requests no frames, and leaving the screen ends its press`()
  {
    let view = ViewDouble()
    view.press()
    expect(view.platform.takeCalls().contains(.frames(true)), equals: false)
    view.host.isOnScreen = true
    view.host.isOnScreen = false
    expect(view.told, equals: [.state(.updating), .state(.selected), .state(.idle)])
    expect(
      view.platform.takeCalls(),
      equals: [
        .activity(true), .frames(true), .frames(false), .activity(false),
      ])

    // An inactive app ends it too, once.
    let other = ViewDouble()
    other.host.isOnScreen = true
    other.press()
    other.platform.receiver?.becomeInactive()
    other.platform.receiver?.becomeInactive()
    other.touch(.ended, at: other.ring)
    expect(other.told, equals: [.state(.updating), .state(.selected), .state(.idle)])
  }

  @Test func `The intention is reported once a frame, also if nothing moves by itself`() {
    let view = ViewDouble()
    var told: [Double] = []
    view.host.intentionDidChange = { told.append($0) }
    view.host.isOnScreen = true
    view.press()
    expect(told, equals: [])
    // The marks move for some seconds.
    view.platform.wait(4)
    expect(told, equals: [1])
    // Full and latched, it needs a frame only to report the intention.
    expect(view.platform.wait(1), equals: 0)
    for force in [0.2, 0.3, 0.225] { view.touch(.moved, at: view.place.center, force: force) }
    expect(view.platform.wait(1), equals: 1)
    expect(told, equals: [1, 0.225])
    view.touch(.ended, at: view.place.center)
    view.platform.wait(1)
    expect(told, equals: [1, 0.225, 0])
  }

  @Test func `The host updates the control's place and motion before each input`() {
    let view = ViewDouble()
    view.place = Rect(x: 0, y: 300, width: 200, height: 44)
    view.touch(.began, at: Point(x: 100, y: 20), force: 0.5)
    expect(view.told, equals: [])
    view.platform.reducesMotion = true
    view.touch(.began, at: Point(x: 100, y: 320), force: 0.5)
    expect(view.told, equals: [.state(.updating)])
    #expect(view.host.control.reducesMotion)
  }

  /// Ways to take a press back.
  private nonisolated static let ends: [@MainActor @Sendable (ViewDouble) -> Void] = [
    { $0.host.setEnabled(false) }, { $0.host.interrupt(.changed) }, { $0.host.interrupt(.escape) },
    { $0.host.isOnScreen = false },
  ]

  @Test(arguments: ends.indices)
  func `Events that a handler takes back are not reported`(_ end: Int) {
    for last in [ConfirmAction.State.selected, .confirmed] {
      let view = ViewDouble()
      view.host.isOnScreen = true
      view.host.enter = { [weak view] state in
        guard let view else { return }
        view.told.append(.state(state))
        if state == last { ControlHostTests.ends[end](view) }
      }
      _ = view.host.activate()
      view.platform.now += 1
      if last == .confirmed { _ = view.host.activate() }
      let first: [ViewDouble.Told] = [.state(.selected), .state(.confirmed), .state(.idle)]
      expect(view.told, equals: first.filter { $0 != .state(.confirmed) || last == .confirmed })
      let calls = view.platform.takeCalls().filter {
        switch $0 {
        case .haptic, .announce: true
        default: false
        }
      }
      expect(calls, equals: last == .confirmed ? [.haptic(.tick, 1), .announce("confirm")] : [])
    }
  }

  @Test(arguments: ends.indices)
  func `An act whose own closure ends the press is reported with what follows it`(_ end: Int) {
    let view = ViewDouble()
    view.host.isOnScreen = true
    view.host.act = { [weak view] _ in
      guard let view else { return }
      view.told.append(.confirmed)
      ControlHostTests.ends[end](view)
    }
    _ = view.host.activate()
    view.platform.now += 1
    _ = view.host.activate()
    expect(
      view.told, equals: [.state(.selected), .state(.confirmed), .confirmed, .state(.idle)])
    #expect(view.platform.takeCalls().contains(.haptic(.success, 1)))
  }

  @Test func `An activation is dropped if the state that allowed it ends as it is reported`() {
    let ends: [(ControlHost<TransitioningAction>) -> Void] = [
      { $0.setEnabled(false) }, { $0.update { $0.setState(.loading, at: $1) } }, { _ in },
    ]
    let told = ends.map { end in
      let platform = PlatformDouble()
      let host = ControlHost(TransitioningAction(), on: platform)
      var told: [String] = []
      host.enter = { [unowned host] in
        told.append("\($0)")
        if $0 == .begin { end(host) }
      }
      host.act = { told.append("\($0)") }
      host.update { $0.setState(.failure, at: $1) }
      platform.now += 10
      _ = host.activate()
      return told
    }
    let states = ["failure", "begin"]
    expect(told, equals: [states, states + ["loading"], states + ["activate"]])
  }

  @Test func `The end of what was reported is reported, even if a handler ends it first`() {
    let platform = PlatformDouble()
    let host = ControlHost(PeekPop(), on: platform)
    var told: [String] = []
    host.enter = { [unowned host] in
      told.append("\($0)")
      if $0 == .peek { host.setEnabled(false) }
    }
    host.act = { told.append("\($0) told") }
    // The hold has lasted long enough only as the contact is cancelled.
    let phases: [(Double, ContactPhase)] = [
      (0, .began), (0.2, .moved), (0.4, .moved), (0.55, .cancelled),
    ]
    for (time, phase) in phases {
      platform.now = time
      host.feed(
        .contact(
          ContactSample(
            time: time, phase: phase, position: Point(x: 20, y: 20), source: .touch)))
    }
    expect(told, equals: ["begin told", "hint", "peek told", "peek", "close told", "idle"])
  }

  @Test func `It is engaged before the first event of a press and until after the last one`() {
    let view = ViewDouble()
    var told: [String] = []
    view.host.engagementDidChange = { told.append($0 ? "engaged" : "over") }
    view.host.enter = { [weak view] state in
      told.append("\(state)")
      // An input during the handling of another input does not end the press early.
      if state == .confirmed { view?.host.invalidate() }
    }
    view.host.act = { told.append("\($0)") }
    _ = view.host.activate()
    view.platform.now += 1
    _ = view.host.activate()
    expect(told, equals: ["engaged", "selected", "confirmed", "confirm", "idle", "over"])
    // The next press may begin before all events of the last one are reported.
    told = []
    view.platform.now += 1
    _ = view.host.activate()
    view.host.enter = { [weak view] state in
      told.append("\(state)")
      if state == .idle { _ = view?.host.activate() }
    }
    view.platform.now += 1
    view.host.interrupt(.escape)
    expect(told, equals: ["engaged", "selected", "idle", "engaged", "selected"])
  }

  @Test func `A disabled control refuses an activation and returns false`() {
    let view = ViewDouble()
    view.host.setEnabled(false)
    expect(view.host.activate(), equals: false)
    view.host.setEnabled(true)
    expect(view.host.activate(), equals: true)
    expect(view.told, equals: [.state(.selected)])
  }

  @Test func `An update of a control happens at the time of the platform`() {
    let platform = PlatformDouble()
    platform.now = 5
    let host = ControlHost(TransitioningAction(), on: platform)
    var states: [TransitioningAction.State] = []
    host.enter = { states.append($0) }
    host.isOnScreen = true
    host.update { $0.startRun(at: $1) }
    host.update { $0.finishRun($0.run, succeeded: false, at: $1) }
    platform.wait(0.9)
    expect(states, equals: [.loading, .failure])
    platform.wait(0.2)
    expect(states, equals: [.loading, .failure, .begin])
    // Without a text there is no announcement.
    expect(
      platform.takeCalls(), equals: [.activity(true), .frames(true), .haptic(.strong, 1)])
  }

  @Test func `It draws after each input, and does not draw at rest`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    expect(view.drawings, equals: 1)
    view.platform.wait(10)
    expect(view.drawings, equals: 1)
    view.host.invalidate()
    expect(view.drawings, equals: 2)
  }

  @Test
  func `A failed announcement is repeated once if it is the last one and the control shows it`() {
    let view = ViewDouble()
    let fail = { view.platform.receiver?.announcementDidFail($0) }
    _ = view.host.activate()
    fail("ok")
    fail("confirm")
    fail("confirm")
    expect(
      view.platform.takeCalls(),
      equals: [.haptic(.tick, 1), .announce("confirm"), .announce("confirm")])
    // The activation fires and returns to idle before its announcement fails.
    view.platform.now += 1
    _ = view.host.activate()
    fail("confirm")
    fail("ok")
    expect(
      view.platform.takeCalls(),
      equals: [
        .haptic(.strong, 1), .announce("ok"), .haptic(.success, 1), .announce("ok"),
      ])
    view.platform.now += 1
    _ = view.host.activate()
    view.host.interrupt(.escape)
    fail("confirm")
    expect(view.platform.takeCalls(), equals: [.haptic(.tick, 1), .announce("confirm")])
  }

  @Test func `The announcement of a reading is not urgent`() {
    let platform = PlatformDouble()
    let host = ControlHost(Weighing(), on: platform)
    host.text = { "\($0)" }
    host.locate = { [unowned host] in host.control.bounds = Rect(x: 0, y: 0, width: 9, height: 9) }
    host.isOnScreen = true
    _ = platform.takeCalls()
    let sample = ContactSample(
      time: 0, phase: .began, position: Point(x: 4, y: 4), source: .touch,
      force: .measured(1, maximum: 2))
    host.feed(.contact(sample))
    platform.wait(1.5)
    let announced = platform.takeCalls().filter { if case .announce = $0 { true } else { false } }
    expect(announced, equals: [.announce("reading", isUrgent: false)])
  }

  @Test func `A platform does not retain its host`() {
    let platform = PlatformDouble()
    var host: ControlHost? = ControlHost(ConfirmAction(), on: platform)
    #expect(platform.receiver === host)
    host = nil
    #expect(platform.receiver == nil)
  }

  @Test
  func `A press ends when its view cannot be seen any more, at the latest with the next input`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    view.press()
    view.touch(.moved, at: view.ring, force: 1)
    view.isVisible = false
    view.touch(.ended, at: view.ring)
    expect(
      view.told, equals: [.state(.updating), .state(.selected), .state(.confirmed), .state(.idle)])

    // A press that begins in a hidden view ends at once.
    view.told = []
    _ = view.host.activate()
    expect(view.told, equals: [.state(.selected), .state(.idle)])

    // Without an input the host notices within a tenth of a second.
    view.isVisible = true
    view.told = []
    view.platform.wait(1)
    _ = view.host.activate()
    view.platform.wait(20)
    view.isVisible = false
    view.platform.wait(0.11)
    expect(view.told, equals: [.state(.selected), .state(.idle)])
    view.platform.wait(1)
    #expect(view.platform.wakeTime == nil)
  }

  @Test(arguments: [true, false])
  func `A delay or a time limit ends without frames`(isOnScreen: Bool) {
    let view = ViewDouble()
    view.platform.showsFrames = false
    view.host.control.options.armTimeout = 5
    view.host.isOnScreen = true
    _ = view.host.activate()
    view.platform.wait(4.9)
    expect(view.told, equals: [.state(.selected)])
    view.platform.wait(0.2)
    expect(view.told, equals: [.state(.selected), .state(.idle)])
    #expect(view.platform.wakeTime == nil)

    let platform = PlatformDouble()
    platform.showsFrames = false
    let host = ControlHost(TransitioningAction(), on: platform)
    var told: [String] = []
    host.enter = { told.append("\($0) \(platform.now)") }
    host.act = { told.append("\($0) \(platform.now)") }
    host.isOnScreen = isOnScreen
    host.control.options.timeLimit = 30
    host.control.options.failureDelay = 2
    host.update { $0.startRun(at: $1) }
    platform.wait(60)
    expect(told, equals: ["loading 0.0", "timeOut 30.0", "failure 30.0", "begin 32.0"])
  }

  @Test func `An animation that ran when the view left the screen is over when it returns`() {
    let view = ViewDouble()
    var sights: [Bool] = []
    view.host.isOnScreen = true
    view.press()
    view.touch(.ended, at: view.place.center)
    view.host.isOnScreen = false
    view.platform.wait(1)
    view.host.draw = { [weak view] in
      guard let view else { return }
      sights.append(SceneFrame(of: view.host.control).layers.isEmpty)
    }
    view.host.isOnScreen = true
    expect(sights, equals: [true])
  }

  @Test func `A scale that lost its contacts also forgets its simulated fingers`() {
    func feed(
      _ host: ControlHost<Weighing>, _ phase: ContactPhase, y: Double, id: Int = 1,
      _ force: ForceReading = .none
    ) {
      host.feed(
        .contact(
          ContactSample(
            time: 1, phase: phase, id: id, position: Point(x: 10, y: y), source: .touch,
            force: force)))
    }
    let host = ControlHost(Weighing(), on: PlatformDouble())
    host.simulatesForce = true
    feed(host, .began, y: 200)
    feed(host, .moved, y: 120)
    #expect(host.control.isSimulated)
    host.interrupt(.hostInactive)
    #expect(!host.control.isSimulated)
    // The contact without a lift does not block a sensor.
    feed(host, .began, y: 200, id: 2, .measured(1, maximum: 4))
    #expect(!host.control.isSimulated)
    expect(host.control.source, equals: .measured)
    expect(host.control.force, equals: ForceReading.fullScale / 4)
  }

  @Test func `An arming that runs out as the next one begins does not pass its closure on`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    var action = PressAction<String>()
    var confirmed: [String?] = []
    var told: [Bool] = []
    view.host.engagementDidChange = {
      told.append($0)
      action.follow(isEngaged: $0)
    }
    view.host.act = { _ in confirmed.append(action.closure) }
    view.host.control.options.armTimeout = 10
    action.newest = "first"
    _ = view.host.activate()
    action.newest = "second"
    // No frame and no timer comes before the next activation.
    view.platform.now += 10
    _ = view.host.activate()
    action.newest = "third"
    view.platform.now += 1
    _ = view.host.activate()
    expect(confirmed, equals: ["second"])
    expect(told, equals: [true, false, true, false])
  }

  @Test func `A press whose predecessor's lift was lost calls the newest closure`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    var action = PressAction<String>()
    var confirmed: [String?] = []
    var told: [Bool] = []
    view.host.engagementDidChange = {
      told.append($0)
      action.follow(isEngaged: $0)
    }
    view.host.act = { _ in confirmed.append(action.closure) }
    action.newest = "first"
    view.press()
    action.newest = "second"
    view.press()
    view.touch(.moved, at: view.ring, force: 1)
    view.touch(.ended, at: view.ring)
    expect(confirmed, equals: ["second"])
    expect(told, equals: [true, false, true, false])
  }

  @Test
  func
    `A key whose predecessor's release was lost calls the newest closure, and its repetition the first`()
  {
    let platform = PlatformDouble()
    let host = ControlHost(TransitioningAction(), on: platform)
    host.isOnScreen = true
    var action = PressAction<String>()
    var called: [String?] = []
    host.engagementDidChange = { action.follow(isEngaged: $0) }
    host.act = { _ in called.append(action.closure) }
    func feed(_ phase: KeySample.Phase) {
      host.feed(.key(KeySample(time: platform.now, phase: phase, key: .space)))
    }
    action.newest = "first"
    feed(.down)
    action.newest = "second"
    feed(.down)
    action.newest = "third"
    feed(.repeated)
    feed(.up)
    expect(called, equals: ["second"])
  }

  @Test func `An arming calls the closure from its beginning, however often its ring is touched`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    var action = PressAction<String>()
    var confirmed: [String?] = []
    view.host.engagementDidChange = { action.follow(isEngaged: $0) }
    view.host.act = { _ in confirmed.append(action.closure) }
    action.newest = "first"
    _ = view.host.activate()
    action.newest = "second"
    view.platform.now += 1
    view.touch(.began, at: view.ring)
    // The lift was lost.
    view.touch(.began, at: view.ring)
    view.touch(.ended, at: view.ring)
    expect(confirmed, equals: ["first"])
  }

  /// Inputs that begin nothing during the press of a contact.
  private nonisolated static let bystanders: [@Sendable (Double) -> Input] = [
    { .key(KeySample(time: $0, phase: .down, key: .other)) },
    { .key(KeySample(time: $0, phase: .down, key: .space)) },
    { .activation(time: $0) },
  ]

  @Test(arguments: bystanders.indices, [false, true])
  func `A key or an activation during the press of a contact begins no other press`(
    _ index: Int, isLiftCovered: Bool
  ) {
    let view = ViewDouble()
    view.host.isOnScreen = true
    view.host.isLiftCovered = { _ in isLiftCovered }
    var action = PressAction<String>()
    var confirmed: [String?] = []
    var told: [Bool] = []
    view.host.engagementDidChange = {
      told.append($0)
      action.follow(isEngaged: $0)
    }
    view.host.act = { _ in confirmed.append(action.closure) }
    action.newest = "first"
    view.press()
    view.touch(.moved, at: view.ring, force: 1)
    action.newest = "second"
    view.host.feed(Self.bystanders[index](view.platform.now))
    view.touch(.ended, at: view.ring)
    expect(confirmed, equals: (isLiftCovered ? [] : ["first"]))
    expect(told, equals: [true, false])
  }

  @Test func `Only an activation key begins another press while a key is held`() {
    for (input, closure) in [
      (Input.key(KeySample(time: 0, phase: .down, key: .space)), "second"),
      (.key(KeySample(time: 0, phase: .down, key: .space, isPlain: false)), "first"),
      (.key(KeySample(time: 0, phase: .down, key: .other)), "first"),
      // A contact beside the button.
      (.contact(ContactSample(time: 0, phase: .began, position: Point(x: -99, y: 0))), "first"),
    ] {
      let host = ControlHost(TransitioningAction(), on: PlatformDouble())
      host.isOnScreen = true
      var action = PressAction<String>()
      var called: [String?] = []
      host.engagementDidChange = { action.follow(isEngaged: $0) }
      host.act = { _ in called.append(action.closure) }
      action.newest = "first"
      host.feed(.key(KeySample(time: 0, phase: .down, key: .space)))
      action.newest = "second"
      host.feed(input)
      host.feed(.key(KeySample(time: 0, phase: .up, key: .space)))
      expect(called, equals: [closure], "\(input)")
    }
  }

  @Test func `An activation during the press of a key begins no other press`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    view.host.control.options.isInPlace = true
    var told: [Bool] = []
    view.host.engagementDidChange = { told.append($0) }
    view.host.feed(.key(KeySample(time: 0, phase: .down, key: .space)))
    _ = view.host.activate()
    expect(told, equals: [true])
  }

  @Test func `A key that goes down while a tap opens its content begins no other press`() {
    let host = ControlHost(PeekPop(), on: PlatformDouble())
    host.isOnScreen = true
    var told: [Bool] = []
    host.engagementDidChange = { told.append($0) }
    _ = host.activate()
    host.feed(.key(KeySample(time: 0, phase: .down, key: .space)))
    expect(told, equals: [true])
    host.feed(.time(1))
    expect(told, equals: [true, false])
  }

  @Test func `Further contacts on a scale begin no other press`() {
    let host = ControlHost(Weighing(), on: PlatformDouble())
    host.isOnScreen = true
    var told: [Bool] = []
    host.engagementDidChange = { told.append($0) }
    for phase in [ContactPhase.began, .ended] {
      for id in 1...2 {
        host.feed(
          .contact(
            ContactSample(
              time: 0, phase: phase, id: id, position: host.control.bounds.center,
              isPrimary: id == 1)))
      }
    }
    expect(told, equals: [true, false])
  }
}
