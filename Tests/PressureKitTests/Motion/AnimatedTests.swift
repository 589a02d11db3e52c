import PressureKit
import Testing

@Suite struct AnimatedTests {
  /// Rounds to a millionth, the precision of the curves.
  private func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  @Test func `it goes from its value to its target`() {
    var value = Animated(0.0)
    value.animate(to: 10, at: 1, over: 2, curve: .linear)
    expect(
      [0, 1, 1.5, 2, 3, 9].map { rounded(value.value(at: $0)) }, equals: [0, 0, 2.5, 5, 10, 10])
    expect([1, 2.99, 3].map { value.isMoving(at: $0) }, equals: [true, true, false])
  }

  @Test func `a change in mid-motion starts from what is on screen`() {
    var value = Animated(0.0)
    value.animate(to: 10, at: 0, over: 2, curve: .linear)
    value.animate(to: 0, at: 1, over: 1, curve: .linear)
    expect([1, 1.5, 2].map { rounded(value.value(at: $0)) }, equals: [5, 2.5, 0])
  }

  @Test func `setting the same target does not restart the motion`() {
    var value = Animated(0.0)
    value.animate(to: 10, at: 0, over: 2, curve: .linear)
    let before = value
    value.animate(to: 10, at: 1, over: 2, curve: .linear)
    expect(value, equals: before)
  }

  @Test func `it waits for its delay, and counts as moving meanwhile`() {
    var value = Animated(1.0)
    value.animate(to: 0, at: 0, over: 0, after: 1)
    expect([0, 0.99, 1].map { value.value(at: $0) }, equals: [1, 1, 0])
    expect([0, 0.99, 1].map { value.isMoving(at: $0) }, equals: [true, true, false])
  }

  @Test func `colours mix by component`() {
    var color = Animated(LayerColor(red: 0, green: 1, blue: 0.5, alpha: 0))
    color.animate(
      to: LayerColor(red: 1, green: 0, blue: 0.5, alpha: 1), at: 0, over: 1, curve: .linear)
    let mixed = color.value(at: 0.25)
    expect(
      [mixed.red, mixed.green, mixed.blue, mixed.alpha].map(rounded),
      equals: [0.25, 0.75, 0.5, 0.25])
  }
}
