import PressureKit
import PressureProof
import PressureTesting
import Testing

/// What a host asks of a control before it listens to more of the page, or hinders a scroll.
@Suite struct EngagementTests {
  /// Whether it has a contact, is engaged, and holds the scroll, a letter each.
  private func words(_ control: some ControlValue) -> String {
    [(control.hasContact, "c"), (control.isEngaged, "e"), (control.holdsScroll, "s")]
      .map { $0.0 ? $0.1 : "-" }.joined()
  }

  /// One row for each of the moments of `ProvenControl.engagement`.
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

  @Test(arguments: ProofEntry.all)
  func `each control, from a touch to being disabled`(entry: ProofEntry) { check(entry.control) }

  private func check<C: ProvenControl>(_ control: C.Type) {
    #expect(rows(C.paths(hasSensor: false).control) == C.engagement)
  }
}
