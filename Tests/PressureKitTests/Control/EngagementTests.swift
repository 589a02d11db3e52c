import PressureKit
import PressureTesting
import Testing

/// What a host asks of a control before it listens to more of the page, or hinders a scroll.
@Suite struct EngagementTests {
  /// Whether it has a contact, is engaged, and holds the scroll, a letter each.
  private func words(_ control: some ControlValue) -> String {
    [(control.hasContact, "c"), (control.isEngaged, "e"), (control.holdsScroll, "s")]
      .map { $0.0 ? $0.1 : "-" }.joined()
  }

  /// At rest, touched without a sensor, lifted, activated, interrupted by Escape, disabled.
  private func rows<C: ControlValue>(_ control: C) -> [String] {
    let finger = VirtualFinger(exact: control, sensor: .none)
    var rows = [words(finger.control)]
    finger.down(0)
    rows.append(words(finger.control))
    finger.lift()
    rows.append(words(finger.control))
    finger.wait(2)
    finger.activate()
    rows.append(words(finger.control))
    _ = finger.control.interrupt(.escape, at: finger.time)
    rows.append(words(finger.control))
    _ = finger.control.setEnabled(false, at: finger.time)
    finger.down(0)
    rows.append(words(finger.control))
    return rows
  }

  @Test func `each control, from a touch to being disabled`() {
    // The lift is a tap, and the activation confirms.
    #expect(rows(ConfirmAction()) == ["---", "ces", "-e-", "---", "---", "---"])
    #expect(rows(TransitioningAction()) == ["---", "ce-", "---", "---", "---", "---"])
    #expect(rows(Weighing()) == ["---", "ces", "---", "---", "---", "---"])
    #expect(rows(AppIcon()) == ["---", "ce-", "---", "---", "---", "---"])
    #expect(rows(PeekPop()) == ["---", "ce-", "-e-", "-e-", "---", "---"])
  }
}
