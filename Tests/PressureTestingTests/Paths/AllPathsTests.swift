import Foundation
import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Every sequence of inputs keeps every property; how many there are is printed.
@Suite struct AllPathsTests {
  @Test(arguments: [true, false])
  func `a confirming button`(hasSensor: Bool) {
    check(PathCases.confirm(hasSensor: hasSensor), hasSensor)
  }

  @Test(arguments: [true, false])
  func `a transitioning button`(hasSensor: Bool) {
    check(PathCases.transitioning(hasSensor: hasSensor), hasSensor)
  }

  @Test(arguments: [true, false])
  func `a scale`(hasSensor: Bool) {
    check(PathCases.weighing(hasSensor: hasSensor), hasSensor, acts: hasSensor)
  }

  @Test(arguments: [true, false])
  func `a peek`(hasSensor: Bool) {
    check(PathCases.peek(hasSensor: hasSensor), hasSensor)
  }

  @Test(arguments: [true, false])
  func `a menu`(hasSensor: Bool) {
    check(PathCases.menu(hasSensor: hasSensor), hasSensor)
  }

  private func check<C: PressControl, Model: PathModel>(
    _ paths: AllPaths<C, Model>, _ hasSensor: Bool, acts: Bool = true
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    let report = paths.explore(length: PathLength.tested)
    let seconds = start.duration(to: clock.now) / .seconds(1)
    print(
      """
      \(C.self) \(hasSensor ? "with" : "without") a sensor: \(String(format: "%.0f", report.sequences)) sequences of at most \
      \(report.length) of \(report.alphabet) steps, \(report.states) values, \(report.inputs) inputs, \
      \(report.acts) acts, \(String(format: "%.1f", seconds)) s
      """)
    #expect(report.violations.map(\.description) == [])
    #expect((report.acts > 0) == acts)
  }
}
