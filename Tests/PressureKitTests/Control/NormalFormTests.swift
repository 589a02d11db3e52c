import PressureKit
import PressureProof
import Testing

/// Rules for the normal form of any control. ClosingTests shows that it behaves like the values it replaces.
@Suite struct NormalFormTests {
  @Test(arguments: ProofEntry.all)
  func `a normal form is its own normal form and has the same state`(
    entry: ProofEntry
  ) {
    check(entry.control)
  }

  private func check<C: ProvenControl>(_ type: C.Type) {
    var control = C.paths(hasSensor: true).control
    expect(control, equals: control)
    for time in [1.0, 1.25, 9] {
      control.feed(
        ContactSample(
          time: time, phase: time == 1 ? .began : .moved, position: control.bounds.center,
          source: .touch, force: .measured(1, maximum: 20 / 3)))
      let form = control.normalForm
      expect(form.state, equals: control.state)
      expect(form.normalForm, equals: form)
    }
  }

  /// Otherwise the set of reachable values would be infinite.
  @Test func `without a rescue delay the time of a press does not change its normal form`() {
    var button = ConfirmAction()
    button.options.force.rescueDelay = .infinity
    var peek = PeekPop()
    peek.options.press.rescueDelay = .infinity
    func waits<C: NormalizableControl>(_ control: C) -> Bool {
      var control = control
      control.feed(
        ContactSample(
          time: 0, phase: .began, position: control.bounds.center, source: .touch,
          force: .measured(0.1, maximum: 20 / 3)))
      for tenth in 1...10 { control.advance(to: Double(tenth) / 10) }
      let form = control.normalForm
      control.advance(to: 1.1)
      return control.normalForm != form
    }
    expect([waits(button), waits(peek)], equals: [false, false])
    expect([waits(ConfirmAction()), waits(PeekPop())], equals: [true, true])
  }
}
