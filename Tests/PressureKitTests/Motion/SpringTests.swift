import PressureKit
import Testing

/// The expected numbers come from the formula of a damped spring, computed by another program in complex numbers.
@Suite struct SpringTests {
  private func shown(_ spring: Spring, _ times: [Double]) -> [Double] {
    times.map { (spring.value(at: $0) * 10_000).rounded() / 10_000 }
  }

  @Test func `a spring with a kick overshoots and comes to rest`() {
    var spring = Spring(1)
    spring.pull(to: 1.1, at: 0, as: .init(response: 0.32, damping: 0.5), kick: 4.7)
    expect(
      shown(spring, [0, 0.02, 0.05, 0.09, 0.15, 0.3, 0.5, 0.96]),
      equals: [1, 1.0825, 1.1602, 1.1886, 1.147, 1.0874, 1.1017, 1.1])
    #expect(spring.isMoving(at: 0.95) && !spring.isMoving(at: 0.961) && spring.target == 1.1)
  }

  @Test func `a change continues from the number and its speed`() {
    let character = Spring.Character(response: 0.3, damping: 0.6)
    var spring = Spring(1.1)
    spring.pull(to: 1.3, at: 0, as: character)
    let before = spring
    // To the same target, so that it must go on as if nothing had happened.
    spring.pull(to: 1.3, at: 0.05, as: character)
    let times = [0.05, 0.09, 0.15, 0.3]
    expect(shown(spring, times), equals: shown(before, times))
    expect(shown(before, times), equals: [1.1691, 1.2476, 1.3112, 1.3019])
  }

  @Test func `it waits for a delay, and can be set`() {
    var spring = Spring(0)
    spring.pull(to: 1, at: 2, as: .init(response: 0.3, damping: 0.7), after: 0.5)
    #expect(shown(spring, [2, 2.5]) == [0, 0] && spring.isMoving(at: 2.4))
    spring.set(0.25)
    #expect(shown(spring, [2, 3]) == [0.25, 0.25] && !spring.isMoving(at: 2))
  }
}
