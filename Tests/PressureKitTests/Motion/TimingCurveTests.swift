import PressureKit
import Testing

@Suite struct TimingCurveTests {
  /// Finds the curve's value by brute force: of 200,000 points, takes the one with the nearest x.
  private func reference(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double)
    -> Double
  {
    func bezier(_ a: Double, _ b: Double, _ u: Double) -> Double {
      3 * (1 - u) * (1 - u) * u * a + 3 * (1 - u) * u * u * b + u * u * u
    }
    var best = (distance: Double.infinity, y: 0.0)
    for index in 0...200_000 {
      let u = Double(index) / 200_000
      let distance = abs(bezier(x1, x2, u) - x)
      if distance < best.distance { best = (distance, bezier(y1, y2, u)) }
    }
    return best.y
  }

  @Test(arguments: [0.001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999])
  func `a curve follows the Bézier of CSS`(time: Double) {
    #expect(abs(TimingCurve.standard(time) - reference(0.25, 0.1, 0.25, 1, at: time)) < 1e-4)
    #expect(abs(TimingCurve.easeOut(time) - reference(0, 0, 0.58, 1, at: time)) < 1e-4)
    #expect(abs(TimingCurve.linear(time) - time) < 1e-6)
  }

  @Test func `the standard curve has the values of browsers`() {
    // cubic-bezier(.25, .1, .25, 1) at a quarter, a half and three quarters of the time.
    let found = [0.25, 0.5, 0.75].map { (TimingCurve.standard($0) * 1000).rounded() / 1000 }
    expect(found, equals: [0.409, 0.802, 0.96])
  }

  @Test(arguments: [TimingCurve.standard, .easeOut, .linear])
  func `a curve begins at 0, ends at 1 and never decreases`(curve: TimingCurve) {
    expect(
      [-1, 0, 1, 2, -.infinity, .infinity, .nan].map { curve($0) }, equals: [0, 0, 1, 1, 0, 1, 0])
    let table = (0...1000).map { curve(Double($0) / 1000) }
    #expect(zip(table, table.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
