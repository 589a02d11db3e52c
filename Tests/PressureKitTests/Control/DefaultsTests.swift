import PressureKit
import PressureProof
import Testing

/// A control before its first input.
@Suite struct DefaultsTests {
  @Test(arguments: ProofEntry.all)
  func `each control is enabled and not in use`(entry: ProofEntry) { check(entry.control) }

  private func check<C: ProvenControl>(_ type: C.Type) {
    let control = C.paths(hasSensor: true).control
    #expect(control.access.isEnabled)
    let used = [
      control.reducesMotion, control.hasContact, control.isEngaged, control.holdsScroll,
      control.needsFrame,
    ]
    expect(used, equals: [false, false, false, false, false])
    expect(control.intention, equals: 0)
  }

  @Test func `each control has its default bounds`() {
    let sizes = [
      ConfirmAction().bounds, TransitioningAction().bounds, Weighing().bounds, PeekPop().bounds,
      AppIcon().bounds,
    ]
    expect(sizes, equals: [44, 44, 240, 44, 60].map { Rect(x: 0, y: 0, width: $0, height: $0) })
  }

  @Test func `a scale reads 0`() {
    let scale = Weighing()
    expect(
      [
        scale.force, scale.grams, scale.tare, scale.percent, scale.shown, scale.peak, scale.settled,
      ], equals: [0, 0, 0, 0, 0, 0, 0])
    #expect(scale.stepGrams == nil && scale.standardError.isNaN)
    expect(scale.capacity, equals: 385)
  }
}
