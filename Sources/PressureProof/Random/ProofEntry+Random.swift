import PressureKit
import PressureTesting

extension ProofEntry {
  /// The result of random inputs.
  public struct Outcome: Sendable {
    /// The number of inputs that were fed.
    public var inputs = 0
    /// The number of acts.
    public var acts = 0
    /// The number of cancelled presses.
    public var cancels = 0
    /// The first broken rules.
    public var faults: [String] = []

    /// Creates an outcome without inputs.
    public init() {}
  }

  /// Feeds `inputs` random inputs to the control, or to the control with a flaw.
  public func run(_ inputs: Int, seed: UInt64, flaw: Flaw? = nil) -> Outcome {
    run(control, inputs, seed, flaw)
  }

  private func run<C: ProvenControl>(
    _ type: C.Type, _ inputs: Int, _ seed: UInt64, _ flaw: Flaw?
  ) -> Outcome {
    let control = C.paths(hasSensor: true).control
    guard let flaw else { return outcome(of: control, C.reach, inputs, seed) }
    return outcome(of: Flawed(base: control, flaw: flaw), C.reach, inputs, seed)
  }

  private func outcome(
    of control: some HostDriven, _ reach: Rect, _ inputs: Int, _ seed: UInt64
  ) -> Outcome {
    var run = RandomRun(of: control, elsewhere: reach, seed: seed)
    run.feed(inputs)
    var outcome = Outcome()
    outcome.inputs = run.count
    outcome.acts = run.acts
    outcome.cancels = run.cancels
    outcome.faults = run.faults
    return outcome
  }
}
