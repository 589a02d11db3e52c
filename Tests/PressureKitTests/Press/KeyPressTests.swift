import PressureKit
import PressureTesting
import Testing

/// An activation key of a control that activates when it comes up, whichever control that is.
@Suite struct KeyPressTests {
  /// What happens to the control; a word each.
  enum Step {
    case down, repeated, up, activation, pause
    case escape, focusLost, hostInactive, captureLost, displaced, menu, removed
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
    Row("held where repeats are not said to be", [.down, .down, .down, .up, .up], 1),
    Row("held since before it had focus", [.repeated, .repeated, .up], 0),
    Row("held before, said to go down", [.repeated, .down, .up], 0),
    Row("twice", [.down, .up, .pause, .down, .up], 2),
    Row("Escape", [.down, .escape, .up], 0),
    Row("Escape, still held", [.down, .escape, .down, .up], 0),
    Row("Escape, and anew", [.down, .escape, .up, .down, .up], 1),
    Row("focus lost", [.down, .focusLost, .up], 0),
    Row("focus lost, its up not seen", [.down, .focusLost, .down, .up], 1),
    Row("the window left", [.down, .hostInactive, .up], 0),
    Row("the window left, its up not seen", [.down, .hostInactive, .down, .up], 1),
    Row("a menu", [.down, .menu, .up], 0),
    Row("removed", [.down, .removed, .up], 0),
    Row("capture lost, which a key has not", [.down, .captureLost, .up], 1),
    Row("scrolled", [.down, .displaced, .up], 1),
    Row("disabled", [.down, .disabled, .up, .enabled], 0),
    Row("disabled in between", [.down, .disabled, .enabled, .up], 0),
    Row("disabled, and anew", [.disabled, .down, .up, .enabled, .down, .up], 1),
    Row("down while disabled", [.disabled, .down, .enabled, .up], 0),
    Row("an activation of another kind meanwhile", [.down, .activation, .pause, .up], 1),
    Row("while a contact is down", [.touched, .down, .up, .lifted], 0),
    Row("down while a contact is down, up after it", [.touched, .down, .lifted, .up], 0),
    Row("a contact after it", [.down, .touched, .up, .lifted], 0),
    Row("a whole contact in between", [.down, .touched, .lifted, .up], 0),
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
        // Outside, where it does nothing of its own.
        finger.place = Point(x: -1000, y: -1000)
        finger.lift()
      }
    }
    // The first act of each is what it is for.
    return finger.events.count { $0.code == 0x20 }
  }

  @Test(arguments: rows)
  func `activates when it comes up`(row: Row) {
    #expect(acts(of: VirtualFinger(exact: TransitioningAction()), row.steps) == row.acts)
    #expect(acts(of: PeekFinger(), row.steps) == row.acts)
    #expect(acts(of: AppIconFinger(), row.steps) == row.acts)
  }
}
