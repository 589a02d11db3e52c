import PressureKit
import PressureTesting
import Testing

/// The acts of a peek: each comes once, before the state that it belongs to.
@Suite struct PeekActTests {
  /// The actions of a finger, and all events until the control is at rest.
  private let paths: [(String, (PeekFinger) -> Void, [String])] = [
    ("a light touch", { $0.touch(0.02) }, []),
    (
      "tap",
      {
        $0.down(); $0.lift()
      }, ["begin", "pop", "pop", "idle"]
    ),
    ("activation", { $0.activate() }, ["begin", "pop", "pop", "idle"]),
    (
      "a hint goes back",
      {
        $0.touch(0.1)
        $0.push(0)
      }, ["begin", "hint", "idle"]
    ),
    (
      "hint, and tap",
      {
        $0.touch(0.1)
        $0.lift()
      }, ["begin", "hint", "pop", "pop", "idle"]
    ),
    (
      "hint, peek, lift",
      {
        $0.touch(0.1)
        $0.push(0.25)
        $0.lift()
      }, ["begin", "hint", "peek", "peek", "tick haptic", "close", "idle"]
    ),
    (
      "peek, pop",
      {
        $0.touch(0.25)
        $0.push(0.8)
      }, ["begin", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop", "idle"]
    ),
    (
      "deep at once", { $0.touch(0.8) },
      ["begin", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop", "idle"]
    ),
    (
      "slid up, down and up, then tapped outside",
      {
        $0.touch(0.25)
        for distance in [-60.0, 60, -60] { $0.slide(0, distance, 0.15) }
        $0.lift()
        $0.wait(1)
        $0.place = Point(x: 380, y: 800)
        $0.down()
        $0.lift()
      },
      [
        "begin", "peek", "peek", "tick haptic", "actions", "peek", "actions", "close", "idle",
      ]
    ),
    (
      "opened, and popped by key",
      {
        $0.peek()
        $0.key(.down)
        $0.key(.up)
      }, ["begin", "peek", "peek", "tick haptic", "actions", "pop", "pop", "idle"]
    ),
    (
      "opened, and closed with Escape",
      {
        $0.peek()
        $0.interrupt(.escape)
      }, ["begin", "peek", "peek", "tick haptic", "actions", "close", "idle"]
    ),
    (
      "a peek whose lift was lost, and another peek",
      {
        for _ in 1...2 { $0.touch(0.25) }
        $0.lift()
      },
      [
        "begin", "peek", "peek", "tick haptic", "close", "idle", "begin", "peek", "peek",
        "tick haptic", "close", "idle",
      ]
    ),
    (
      "disabled during a pop",
      {
        $0.activate()
        $0.setEnabled(false)
      }, ["begin", "pop", "pop", "idle"]
    ),
  ]

  @Test func `a peek begins, appears and closes or pops`() {
    let found = paths.map { name, path, _ in
      let finger = PeekFinger()
      path(finger)
      finger.wait(1)
      return "\(name): \(finger.takeEvents())"
    }
    expect(found, equals: paths.map { "\($0): \($2)" })
  }

  @Test func `a tap that is for the host ends the press, and everything else acts as before`() {
    for (name, path, events) in paths {
      let finger = PeekFinger()
      finger.control.takesTaps = false
      path(finger)
      finger.wait(1)
      let expected =
        switch name {
        case "tap": [String]()
        case "hint, and tap": ["begin", "hint", "idle"]
        default: events
        }
      expect(finger.takeEvents(), equals: expected, "\(name)")
    }
  }

  @Test func `an action is chosen once, and only while the preview is left open`() {
    let rows = PeekPhase.allCases.map { phase in
      let finger = PeekFinger()
      finger.enter(phase)
      _ = finger.takeEvents()
      for _ in 0..<2 { finger.call { $0.choose(at: $1) } }
      return "\(phase): \(finger.takeEvents())"
    }
    let ends = #"["action", "close", "idle"]"#
    expect(
      rows,
      equals: PeekPhase.allCases.map {
        "\($0): " + ($0 == .open || $0 == .openTouched ? ends : "[]")
      })
  }

  /// Inputs while a menu of the system shows the content, with their events and those of a pop from the menu afterwards.
  static let menus: [(name: String, inputs: [@Sendable (PeekFinger) -> Void], events: [String])] = [
    ("nothing", [], ["pop"]),
    ("a second pop", [{ $0.call { $0.popFromMenu(at: $1) } }], ["pop"]),
    ("a lost focus", [{ $0.call { $0.interrupt(.focusLost, at: $1) } }], ["pop"]),
    ("another menu", [{ $0.call { $0.interrupt(.menu, at: $1) } }], ["pop"]),
    ("an inactive window", [{ $0.call { $0.interrupt(.hostInactive, at: $1) } }], ["pop"]),
    ("another item", [{ $0.call { $0.interrupt(.changed, at: $1) } }], []),
    ("Escape", [{ $0.call { $0.interrupt(.escape, at: $1) } }], []),
    ("its removal", [{ $0.call { $0.interrupt(.removed, at: $1) } }], []),
    ("disabling", [{ $0.call { $0.setEnabled(false, at: $1) } }], []),
    (
      "an opened preview", [{ $0.call { $0.open(at: $1) } }],
      ["begin", "peek", "peek", "tick haptic", "actions"]
    ),
  ]

  @Test func `the content of a system's menu is popped once, unless something takes it back`() {
    for menu in Self.menus {
      let finger = PeekFinger()
      finger.call { $0.openMenu(at: $1) }
      for input in menu.inputs { input(finger) }
      finger.call { $0.popFromMenu(at: $1) }
      expect(finger.takeEvents(), equals: menu.events, "\(menu.name)")
    }
  }

  @Test func `a menu of the system shows nothing during a press, or while the control is disabled`()
  {
    let shown = PeekPhase.allCases.map { phase in
      let finger = PeekFinger()
      finger.enter(phase)
      finger.call { $0.openMenu(at: $1) }
      return finger.control.isInMenu ? "\(phase)" : ""
    }
    expect(shown.filter { !$0.isEmpty }, equals: ["rest"])
    let disabled = PeekFinger()
    disabled.call { $0.setEnabled(false, at: $1) }
    disabled.call { $0.openMenu(at: $1) }
    #expect(!disabled.control.isInMenu)
  }

  @Test func `each act has its own code, and the pop's is 0`() {
    let acts = (0...255).compactMap { PeekPop.Act(rawValue: $0) }
    expect(acts.map { "\($0)" }, equals: ["pop", "begin", "peek", "close", "action"])
    expect(acts, equals: Array(PeekPop.Act.allCases))
  }

  /// A menu shares the protocol, but has other acts.
  @Test func `a menu does not report the acts of a peek`() {
    var menu = AppIcon()
    menu.itemCount = 3
    var events = Array(menu.open(at: 0))
    events += Array(menu.interrupt(.escape, at: 1))
    events += Array(menu.activate(at: 2))
    expect(
      events.map(\.words), equals: ["open", "tick haptic", "idle", "launch"])
  }
}
