import PressureKit
import PressureTesting
import Testing

/// The activation key of each control that activates on release.
@Suite struct KeyPressTests {
  /// The inputs of a control, a word each.
  enum Step {
    case down, repeated, up, cancelled, activation, pause, spaceDown, spaceRepeated, spaceUp, letter
    case keysLost, escape, focusLost, hostInactive, captureLost, displaced, menu, removed
    case disabled, enabled
    case touched, lifted
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var steps: [Step]
    var acts: Int

    init(_ name: String, _ steps: [Step], _ acts: Int) {
      testDescription = name
      self.steps = steps
      self.acts = acts
    }
  }

  static let rows: [Row] = [
    Row("down and up", [.down, .up], 1),
    Row("down", [.down, .pause], 0),
    Row("up alone", [.up], 0),
    Row("held", [.down, .repeated, .pause, .repeated, .up], 1),
    Row("held, with repeats that are not marked", [.down, .down, .down, .up, .up], 1),
    Row("another key while it is down", [.down, .spaceDown, .spaceUp, .up], 0),
    Row(
      "another key while it is down, which comes up later", [.down, .spaceDown, .up, .spaceUp], 0),
    Row(
      "another key that was held elsewhere and repeats", [.down, .spaceRepeated, .up, .spaceUp], 0),
    Row("the release of another key that went down elsewhere", [.down, .spaceUp, .up], 1),
    Row("both keys, one after the other", [.down, .up, .pause, .spaceDown, .spaceUp], 2),
    Row("a letter while it is down", [.down, .letter, .up], 1),
    Row("releases that get lost", [.down, .keysLost, .up], 0),
    Row("releases that get lost, then pressed again", [.down, .keysLost, .down, .up], 1),
    Row("held since before the focus came", [.repeated, .repeated, .up], 0),
    Row("held since before the focus came, then reported as down", [.repeated, .down, .up], 0),
    Row("twice", [.down, .up, .pause, .down, .up], 2),
    Row("cancelled", [.down, .cancelled], 0),
    Row("cancelled, then up", [.down, .cancelled, .up], 0),
    Row("cancelled, then pressed again", [.down, .cancelled, .down, .up], 1),
    Row("cancelled alone", [.cancelled, .pause], 0),
    Row("Escape", [.down, .escape, .up], 0),
    Row("Escape, still held", [.down, .escape, .down, .up], 0),
    Row("Escape, then pressed again", [.down, .escape, .up, .down, .up], 1),
    Row("focus lost", [.down, .focusLost, .up], 0),
    Row("focus lost, its release not seen", [.down, .focusLost, .down, .up], 1),
    Row("the window left", [.down, .hostInactive, .up], 0),
    Row("the window left, its release not seen", [.down, .hostInactive, .down, .up], 1),
    Row("a menu", [.down, .menu, .up], 0),
    Row("removed", [.down, .removed, .up], 0),
    Row("capture lost, which a key does not have", [.down, .captureLost, .up], 1),
    Row("scrolled", [.down, .displaced, .up], 1),
    Row("disabled", [.down, .disabled, .up, .enabled], 0),
    Row("disabled in between", [.down, .disabled, .enabled, .up], 0),
    Row(
      "pressed while disabled, and again when enabled",
      [.disabled, .down, .up, .enabled, .down, .up], 1),
    Row("down while disabled", [.disabled, .down, .enabled, .up], 0),
    Row("an activation of another kind while it is down", [.down, .activation, .pause, .up], 1),
    Row("while a contact is down", [.touched, .down, .up, .lifted], 0),
    Row("down while a contact is down, up after it", [.touched, .down, .lifted, .up], 0),
    Row("a contact while it is down", [.down, .touched, .up, .lifted], 0),
    Row("a whole contact while it is down", [.down, .touched, .lifted, .up], 0),
  ]

  private func acts<Value: ControlValue>(
    of finger: VirtualFinger<Value>, _ steps: [Step]
  ) -> Int {
    let place = finger.place
    for step in steps {
      switch step {
      case .down: finger.key(.down)
      case .repeated: finger.key(.repeated)
      case .up: finger.key(.up)
      case .cancelled: finger.key(.cancelled)
      case .spaceDown: finger.key(.down, .space)
      case .spaceRepeated: finger.key(.repeated, .space)
      case .spaceUp: finger.key(.up, .space)
      case .letter: finger.key(.down, .other)
      case .keysLost: finger.interrupt(.keysLost)
      case .activation: finger.activate()
      case .pause: finger.wait(0.5)
      case .escape: finger.interrupt(.escape)
      case .focusLost: finger.interrupt(.focusLost)
      case .hostInactive: finger.interrupt(.hostInactive)
      case .captureLost: finger.interrupt(.captureLost)
      case .displaced: finger.interrupt(.displaced)
      case .menu: finger.interrupt(.menu)
      case .removed: finger.interrupt(.removed)
      case .disabled: finger.setEnabled(false)
      case .enabled: finger.setEnabled(true)
      case .touched:
        finger.place = place
        finger.touch()
      case .lifted:
        // Outside the control, the lift itself does not act.
        finger.place = Point(x: -1000, y: -1000)
        finger.lift()
      }
    }
    // 0x20 is the code of each control's main act.
    return finger.events.count { $0.code == 0x20 }
  }

  @Test(arguments: rows)
  func `a key activates on release`(row: Row) {
    expect(acts(of: VirtualFinger(exact: TransitioningAction()), row.steps), equals: row.acts)
    expect(acts(of: PeekFinger(), row.steps), equals: row.acts)
    expect(acts(of: AppIconFinger(), row.steps), equals: row.acts)
  }
}
