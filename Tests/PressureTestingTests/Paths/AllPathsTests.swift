import Foundation
import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Every sequence of inputs keeps every property. The tests print the number of sequences.
@Suite struct AllPathsTests {
  @Test(arguments: ProofEntry.all, [true, false])
  func `no sequence of inputs breaks a property of a control`(entry: ProofEntry, hasSensor: Bool) {
    check(entry.control, hasSensor)
  }

  private func check<C: ProvenControl>(_ control: C.Type, _ hasSensor: Bool) {
    check(C.paths(hasSensor: hasSensor), hasSensor, acts: hasSensor || !C.needsSensor)
  }

  @Test(arguments: [true, false])
  func `no sequence breaks a property of a confirming button without taps`(hasSensor: Bool) {
    check(ConfirmAction.paths(hasSensor: hasSensor, takesTaps: false), hasSensor)
  }

  /// A confirmation needs two places, regardless of the number, force and duration of the contacts.
  @Test(arguments: PathZone.allCases, [true, false])
  func `contacts at a single place never confirm`(zone: PathZone, hasSensor: Bool) {
    var paths = ConfirmAction.paths(hasSensor: hasSensor)
    paths.steps = paths.steps.filter {
      switch $0 {
      case .begin(let place), .beginCovered(let place), .move(let place, _): place == zone
      case .lift, .liftCovered, .cancel, .second, .secondMove, .secondLift, .secondCancel, .tick,
        .stall, .sleep:
        true
      case .key, .space, .type, .activate, .blur, .interrupt, .disable, .enable, .call: false
      }
    }
    check(paths, hasSensor, acts: false, length: PathLength.tested + 3)
  }

  private func check<C: ControlValue, Model: PathModel>(
    _ paths: AllPaths<C, Model>, _ hasSensor: Bool, acts: Bool = true,
    length: Int = PathLength.tested
  ) {
    let clock = ContinuousClock()
    let start = clock.now
    let report = paths.explore(length: length)
    let seconds = start.duration(to: clock.now) / .seconds(1)
    print(
      """
      \(C.self) \(hasSensor ? "with" : "without") a sensor: \(String(format: "%.0f", report.sequences)) sequences of at most \
      \(report.length) of \(report.alphabet) steps, \(report.states) values, \(report.inputs) inputs, \
      \(report.acts) acts, \(String(format: "%.1f", seconds)) s
      """)
    expect(report.violations.map(\.description), equals: [])
    expect((report.acts > 0), equals: acts)
  }
}
