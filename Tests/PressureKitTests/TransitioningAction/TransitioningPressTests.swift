import PressureKit
import Testing

@Suite struct TransitioningPressTests {
  private static let outside = Point(x: 60, y: 80)
  private static let inside = Point(x: 60, y: 22)

  /// The steps of a press, its events, and for each step true if the button looks pressed after it.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var steps: [@Sendable (TransitioningFinger) -> Void]
    var isPressed: [Bool]
    var events: [String]

    init(
      _ name: String, _ isPressed: [Bool], _ events: [String],
      _ steps: (@Sendable (TransitioningFinger) -> Void)...
    ) {
      testDescription = name
      self.steps = steps
      self.isPressed = isPressed
      self.events = events
    }
  }

  static let cases: [Case] = [
    Case("a tap", [true, false], ["ACTIVATE"], { $0.down() }, { $0.up() }),
    Case(
      "dragged out and back", [true, false, true, false], ["ACTIVATE"], { $0.down() },
      { $0.move(to: outside) }, { $0.move(to: inside) }, { $0.up() }),
    Case(
      "lifted outside", [true, false, false], [], { $0.down() }, { $0.move(to: outside) },
      { $0.up() }),
    Case(
      "began outside", [false, false, false], [],
      {
        $0.place = outside; $0.down()
      },
      { $0.move(to: inside) }, { $0.up() }),
    Case(
      "began beside the pill, in the bounds", [false, false, false], [],
      {
        $0.control.bounds.size.width = 302; $0.down()
      },
      { $0.move(to: Point(x: 151, y: 22)) }, { $0.up() }),
    Case(
      "lifted beside the pill, in the bounds", [true, false, false], [],
      {
        $0.control.bounds.size.width = 302
        $0.place = Point(x: 91, y: 22); $0.down()
      },
      { $0.move(to: Point(x: 89, y: 22)) }, { $0.up() }),
    Case(
      "not the primary button", [false, false], [], { $0.feed(.began, buttons: 2) }, { $0.up() }),
    Case(
      "keyboard focus moves during a press", [true, true, false], ["ACTIVATE"], { $0.down() },
      { $0.interrupt(.focusLost) }, { $0.up() }),
    Case(
      "a second press after a lost lift", [true, true, false], ["ACTIVATE"],
      { $0.down() }, { $0.down() }, { $0.up() }),
    Case("a key", [true, false], ["ACTIVATE"], { $0.key(.down) }, { $0.key(.up) }),
    Case(
      "a held key", [true, true, true, false], ["ACTIVATE"], { $0.key(.down) },
      { $0.key(.repeated) }, { $0.key(.down) }, { $0.key(.up) }),
    Case(
      "a key taken back by Escape", [true, false, false, false, false], [], { $0.key(.down) },
      { $0.interrupt(.escape) }, { $0.key(.repeated) }, { $0.key(.down) }, { $0.key(.up) }),
    Case(
      "a key taken back by focus", [true, false, false], [], { $0.key(.down) },
      { $0.interrupt(.focusLost) }, { $0.key(.up) }),
    Case(
      "a key and a scroll", [true, true, false], ["ACTIVATE"], { $0.key(.down) },
      { $0.interrupt(.displaced) }, { $0.key(.up) }),
    Case(
      "a key that was pressed elsewhere", [false, false], [], { $0.key(.repeated) }, { $0.key(.up) }
    ),
    Case(
      "a key during a press", [true, true, true, false], ["ACTIVATE"], { $0.down() },
      { $0.key(.down) }, { $0.key(.up) }, { $0.up() }),
    Case(
      "a press during a key", [true, true, true, false], ["ACTIVATE"], { $0.key(.down) },
      { $0.down() }, { $0.key(.up) }, { $0.up() }),
    Case("an assistive technology", [false], ["ACTIVATE"], { $0.activate() }),
    Case(
      "a click that comes with a held key", [true, false, false], ["ACTIVATE"], { $0.key(.down) },
      { $0.activate() }, { $0.key(.up) }),
    Case(
      "a click that comes with a press", [true, false, false], ["ACTIVATE"], { $0.down() },
      { $0.activate() }, { $0.up() }),
    Case(
      "a reset during a press", [true, true, false], ["ACTIVATE"], { $0.down() }, { $0.reset() },
      { $0.up() }),
    Case(
      "a state set during a press", [true, false, false], ["loading"], { $0.down() },
      { $0.set(.loading) }, { $0.up() }),
    Case(
      "a press across the return to begin", [false, false, false],
      ["failure", "~strong", "say", "begin"], { $0.set(.failure) }, { $0.down() },
      {
        $0.wait(1); $0.up()
      }),
  ]

  @Test(arguments: cases)
  func `a press has the listed events and looks pressed after the listed steps`(one: Case) {
    let finger = TransitioningFinger()
    let isPressed = one.steps.map { step in
      step(finger)
      return finger.control.isPressed
    }
    expect(isPressed, equals: one.isPressed)
    expect(finger.takeEvents(), equals: one.events)
    #expect(finger.control.intention == 0 && finger.control.source == .none)
  }

  /// A fault, named after its cause in the field.
  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var strike: @Sendable (TransitioningFinger) -> Void

    init(_ name: String, _ strike: @escaping @Sendable (TransitioningFinger) -> Void) {
      testDescription = name
      self.strike = strike
    }
  }

  static let faults: [Fault] = [
    Fault("the system's cancel") { $0.feed(.cancelled) },
    Fault("lost capture") { $0.interrupt(.captureLost) },
    Fault("a second contact") { $0.feed(.began, id: 2, isPrimary: false) },
    Fault("a lost lift, shown by a move") { $0.feed(.moved, buttons: 0) },
    Fault("another button") { $0.feed(.moved, buttons: 3) },
    Fault("a lift at an unknown place") {
      $0.place = Point(x: .nan, y: .nan)
      $0.up()
    },
    Fault("Escape") { $0.interrupt(.escape) },
    Fault("the window's focus lost") { $0.interrupt(.hostInactive) },
    Fault("a scroll") { $0.interrupt(.displaced) },
    Fault("a menu") { $0.interrupt(.menu) },
    Fault("removal") { $0.interrupt(.removed) },
    Fault("disabling") {
      $0.setEnabled(false)
      $0.setEnabled(true)
    },
  ]

  @Test(arguments: faults)
  func `a fault activates nothing, and the next press works`(fault: Fault) {
    let finger = TransitioningFinger()
    let atRest = SceneFrame(of: finger.control)
    finger.down()
    finger.wait(0.05)
    fault.strike(finger)
    #expect(!finger.control.isPressed)
    // The rest of the contact is ignored.
    finger.place = TransitioningPressTests.inside
    finger.feed(.moved)
    finger.up()
    finger.wait(1)
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.needsFrame)
    expect(SceneFrame(of: finger.control), equals: atRest)
    expect(finger.tap(), equals: ["ACTIVATE"])
  }

  @Test(arguments: [Interruption.escape, .focusLost, .hostInactive, .menu, .removed])
  func `an interruption takes a key's press back, and the next one works`(reason: Interruption) {
    let finger = TransitioningFinger()
    finger.key(.down)
    finger.interrupt(reason)
    #expect(!finger.control.isPressed)
    finger.key(.up)
    expect(finger.takeEvents(), equals: [])
    finger.key(.down)
    finger.key(.up)
    expect(finger.takeEvents(), equals: ["ACTIVATE"])
  }

  @Test(arguments: [TransitioningAction.State.loading, .success, .failure])
  func `a press works only in begin`(state: TransitioningAction.State) {
    let finger = TransitioningFinger()
    finger.set(state)
    expect(finger.tap(), equals: [])
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.isPressed)
  }

  @Test func `a disabled button ignores all input`() {
    let finger = TransitioningFinger()
    finger.setEnabled(false)
    expect(finger.tap(), equals: [])
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    expect(finger.takeEvents(), equals: [])
    #expect(!finger.control.access.isEnabled)
    finger.wait(0.5)
    #expect(!finger.control.needsFrame)
  }

  @Test func `pitfall 23: a double tap starts one run`() {
    let finger = TransitioningFinger()
    finger.startsRuns = true
    expect(finger.tap() + finger.tap(), equals: ["ACTIVATE", "loading"])
  }

  @Test func `its access is a button whose text and busy flag follow the state`() {
    let finger = TransitioningFinger()
    let rows = TransitioningAction.State.all.map { state in
      finger.set(state)
      return finger.control.access
    }
    expect(
      rows,
      equals: [
        Access(role: .button, textSlot: 0, isEnabled: true),
        Access(role: .button, textSlot: 0, isEnabled: true, isBusy: true),
        Access(role: .button, textSlot: 2, isEnabled: true),
        Access(role: .button, textSlot: 3, isEnabled: true),
      ])
  }
}
