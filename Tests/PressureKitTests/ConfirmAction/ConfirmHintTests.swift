import PressureKit
import Testing

/// The hint after a press that was released too early: it says what would have helped.
@Suite struct ConfirmHintTests {
  private let middle = Point(x: 22, y: 22)

  private func finger(_ change: (inout ConfirmOptions) -> Void = { _ in }) -> Finger {
    var control = ConfirmAction(viewport: Rect(x: -200, y: -400, width: 400, height: 800))
    for label in [ConfirmAction.Label.confirm, .ok, .pressHint, .holdHint, .slideHint] {
      control.options.setSize(Size(width: 80, height: 18), of: label)
    }
    change(&control.options)
    let finger = Finger(control)
    finger.place = middle
    return finger
  }

  /// Presses, lifts and returns the hint that is shown.
  private func hint(
    _ finger: Finger, force: Double, for duration: Double = 1, liftingAt place: Point? = nil
  ) -> Hint? {
    finger.place = middle
    finger.down(force)
    finger.wait(duration)
    if let place { finger.move(to: place, over: 0.1) }
    finger.lift()
    return shown(finger)
  }

  private func shown(_ finger: Finger) -> Hint? {
    finger.wait(0.25)
    let layers = SceneFrame(of: finger.control).layers
    guard let text = layers.last,
      case .text(let slot, let center, _) = text.shape,
      let label = ConfirmAction.Label(rawValue: slot)
    else { return nil }
    return Hint(label: label, center: center, opacity: text.opacity, layers: layers.count)
  }

  private struct Hint: Equatable {
    var label: ConfirmAction.Label
    /// Two points above the control, which is 44 points high. The hint has 25.
    var center = Point(x: 22, y: -14.5)
    var opacity = 1.0
    /// The control's edge, the pill and its text: the ring has unwound.
    var layers = 3
  }

  @Test func `the hint says what would have helped`() {
    expect(hint(finger(), force: 0.2), equals: Hint(label: .pressHint))
    expect(hint(finger(), force: 0), equals: Hint(label: .holdHint))
    expect(hint(finger(), force: 0.9), equals: Hint(label: .slideHint))
    expect(hint(finger { $0.isLatched = false }, force: 0.9), equals: Hint(label: .slideHint))
    // A lift on the ring, without enough force.
    expect(
      hint(finger(), force: 0.2, liftingAt: Point(x: 22, y: 22 - 81.4)),
      equals: Hint(label: .pressHint))
  }

  @Test func `a press that needs no help shows no hint`() {
    // A tap arms. If taps do not count, it is a press like others.
    expect(hint(finger(), force: 0, for: 0.1)?.label, equals: .confirm)
    expect(
      hint(finger { $0.takesTaps = false }, force: 0, for: 0.1), equals: Hint(label: .holdHint))
    // Lifting away from the button aborts the press on purpose.
    for force in [0, 0.2, 0.9] {
      #expect(hint(finger(), force: force, liftingAt: Point(x: 120, y: 22)) == nil)
    }
    let interrupted = finger()
    interrupted.down(0.2)
    interrupted.wait(1)
    interrupted.interrupt(.escape)
    #expect(shown(interrupted) == nil)
    let confirmed = finger()
    confirmed.down(0.9)
    confirmed.move(to: confirmed.ringCenter, over: 0.1)
    confirmed.lift()
    #expect(shown(confirmed) == nil)
  }

  @Test func `a hint is not shown twice in a row`() {
    let finger = finger()
    let hints = [0.2, 0.2, 0, 0, 0.9].map { force in
      defer { finger.wait(3) }
      return hint(finger, force: force)?.label
    }
    expect(hints, equals: [.pressHint, nil, .holdHint, nil, .slideHint])
  }

  @Test func `the hint is shown long enough to be read`() {
    let finger = finger()
    expect(hint(finger, force: 0.2), equals: Hint(label: .pressHint))
    expect(finger.takeEvents(), equals: ["updating", "idle"])
    #expect(!finger.control.isEngaged && finger.control.needsFrame)
    finger.wait(1.5)
    expect(shown(finger), equals: Hint(label: .pressHint))
    finger.wait(0.5)
    #expect(shown(finger) == nil)
    #expect(!finger.control.needsFrame)
  }

  @Test func `the next press and disabling remove the hint`() {
    let pressed = finger()
    #expect(hint(pressed, force: 0.2) != nil)
    pressed.down(0.2)
    #expect(shown(pressed) == nil)
    let disabled = finger()
    #expect(hint(disabled, force: 0.2) != nil)
    disabled.setEnabled(false)
    #expect(shown(disabled) == nil)
    // After firing, a disabled control still shows its check mark.
    let fired = finger()
    fired.down(0.9)
    fired.move(to: fired.ringCenter, over: 0.1)
    fired.lift()
    fired.setEnabled(false)
    fired.wait(0.25)
    expect(
      SceneFrame(of: fired.control).layers.last?.id, equals: ConfirmAction.LayerID.check.rawValue)
  }

  @Test func `an activation replaces the hint`() {
    let finger = finger()
    #expect(hint(finger, force: 0.2) != nil)
    finger.activate()
    expect(shown(finger)?.label, equals: .confirm)
  }

  @Test func `the hint stays in view and moves with the control`() {
    let finger = finger()
    #expect(hint(finger, force: 0.2) != nil)
    finger.control.bounds = Rect(x: 180, y: 378, width: 44, height: 44)
    // The hint is 100 by 25 points.
    expect(shown(finger)?.center, equals: Point(x: 150, y: 378 - 14.5))
  }

  /// In a dense list it covers no words of the row above.
  @Test(arguments: [(39.0, 21.0), (40, 25)])
  func `the hint of a low control is lower`(height: Double, pill: Double) {
    let finger = finger()
    #expect(hint(finger, force: 0.2) != nil)
    finger.control.bounds = Rect(x: 0, y: 0, width: 44, height: height)
    expect(shown(finger)?.center, equals: Point(x: 22, y: -2 - pill / 2))
  }

  @Test func `a hint without a text is not shown`() {
    let finger = finger { $0.pressHintSize = .zero }
    #expect(hint(finger, force: 0.2) == nil)
    finger.wait(0.25)
    #expect(!finger.control.needsFrame)
    // It does not count as a hint, so the next one is shown.
    expect(hint(finger, force: 0), equals: Hint(label: .holdHint))
  }
}
