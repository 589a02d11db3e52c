import Foundation
import PressureProof

/// Feeds random inputs to all controls. The first argument is the total number of inputs, the second is the seed.
@main struct Random {
  /// The number of inputs for one control, before a new control starts with another seed.
  static let inputsEach = 1_000_000

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst().map { Int($0) ?? -1 }
    let inputs = arguments.first ?? 10_000_000
    let seed = UInt64(clamping: arguments.dropFirst().first ?? 1)
    let flaw = ProcessInfo.processInfo.environment["PRESSURE_FLAW"].map { name in
      guard let flaw = Flaw.allCases.first(where: { "\($0)" == name }) else {
        fatalError("there is no flaw \(name); the flaws are \(Flaw.allCases)")
      }
      return flaw
    }
    let clock = ContinuousClock()
    let start = clock.now
    var sums: [ProofEntry: ProofEntry.Outcome] = [:]
    await withTaskGroup(of: (ProofEntry, UInt64, ProofEntry.Outcome).self) { group in
      for control in ProofEntry.all {
        let share = inputs / ProofEntry.all.count
        for (number, first) in stride(from: 0, to: share, by: inputsEach).enumerated() {
          let seed = seed &* 1_000_000 &+ UInt64(number)
          group.addTask {
            (control, seed, control.run(min(inputsEach, share - first), seed: seed, flaw: flaw))
          }
        }
      }
      for await (control, seed, outcome) in group {
        var sum = sums[control] ?? ProofEntry.Outcome()
        sum.inputs += outcome.inputs
        sum.acts += outcome.acts
        sum.cancels += outcome.cancels
        sum.faults += outcome.faults.map { "seed \(seed), input \(outcome.inputs): \($0)" }
        sums[control] = sum
      }
    }
    let seconds = start.duration(to: clock.now) / .seconds(1)
    for control in ProofEntry.all {
      guard let sum = sums[control] else { continue }
      print("\(control): \(sum.inputs) random inputs, \(sum.acts) acts, \(sum.cancels) cancels")
      for fault in sum.faults.prefix(3) { print("  broken: \(fault)") }
    }
    let total = sums.values.reduce(0) { $0 + $1.inputs }
    print("random inputs: \(total) in \(Int(seconds)) s")
    if sums.values.contains(where: { !$0.faults.isEmpty || $0.acts == 0 }) { exit(1) }
  }
}
