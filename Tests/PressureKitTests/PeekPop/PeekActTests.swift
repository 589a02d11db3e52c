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
      let chosen = (0..<2).map { _ in
        var isChosen = true
        finger.call { $0.choose(&isChosen, at: $1) }
        return isChosen
      }
      return "\(phase): \(chosen) \(finger.takeEvents())"
    }
    let ends = #"[true, false] ["close", "idle"]"#
    expect(
      rows,
      equals: PeekPhase.allCases.map {
        "\($0): " + ($0 == .open || $0 == .openTouched ? ends : "[false, false] []")
      })
  }

  @Test func `each act has its own code, and the pop's is 0`() {
    let acts = (0...255).compactMap { PeekPop.Act(rawValue: $0) }
    expect(acts.map { "\($0)" }, equals: ["pop", "begin", "peek", "close"])
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
