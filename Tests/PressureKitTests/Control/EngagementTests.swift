import PressureKit
import PressureProof
import PressureTesting
import Testing

/// The properties that a host reads before it listens to more of the page or blocks a scroll.
@Suite struct EngagementTests {
  /// A letter each for having a contact, being engaged and holding the scroll; a dash if it does not.
  private func words(_ control: some ControlValue) -> String {
    [(control.hasContact, "c"), (control.isEngaged, "e"), (control.holdsScroll, "s")]
      .map { $0.0 ? $0.1 : "-" }.joined()
  }

  /// One row for each moment of `ProvenControl.engagement`.
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
  func `each control is engaged at the listed moments, from a touch until it is disabled`(
    entry: ProofEntry
  ) { check(entry.control) }

  private func check<C: ProvenControl>(_ control: C.Type) {
    expect(rows(C.paths(hasSensor: false).control), equals: C.engagement)
  }
}
