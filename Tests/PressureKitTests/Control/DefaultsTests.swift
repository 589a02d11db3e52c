import PressureKit
import Testing

/// What a control is before anything has happened to it.
@Suite struct DefaultsTests {
  /// The width and the height of its bounds; then whether it takes input, reduces motion, is used.
  private func rows(_ control: some ControlValue) -> [Double] {
    #expect(control.bounds.origin == .zero)
    return [control.bounds.size.width, control.bounds.size.height]
      + [
        control.access.isEnabled, control.reducesMotion, control.hasContact, control.isEngaged,
        control.holdsScroll, control.needsFrame,
      ].map { $0 ? 1 : 0 } + [control.intention]
  }

  @Test func `each control`() {
    let idle = [1.0, 0, 0, 0, 0, 0, 0]
    #expect(rows(ConfirmAction()) == [44, 44] + idle)
    #expect(rows(TransitioningAction()) == [44, 44] + idle)
    #expect(rows(Weighing()) == [240, 240] + idle)
    #expect(rows(PeekPop()) == [44, 44] + idle)
    #expect(rows(AppIcon()) == [60, 60] + idle)
  }

  @Test func `a scale weighs nothing`() {
    let scale = Weighing()
    #expect(
      [scale.force, scale.grams, scale.tare, scale.percent, scale.shown, scale.peak, scale.settled]
        == [0, 0, 0, 0, 0, 0, 0])
    #expect(scale.stepGrams == nil && scale.standardError.isNaN)
    #expect(scale.capacity == 385)
  }
}
