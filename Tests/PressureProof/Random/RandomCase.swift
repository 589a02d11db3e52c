import PressureKit
import PressureRules
import PressureTesting

/// One kind of control of the kit under random inputs.
public enum RandomCase: String, CaseIterable, Sendable {
  case confirm, transitioning, weighing, peek, menu

  /// What came of so many inputs.
  public struct Outcome: Sendable {
    /// The inputs that were fed.
    public var inputs = 0
    /// The acts that came of them.
    public var acts = 0
    /// The presses that were cancelled.
    public var cancels = 0
    /// The first rules that were broken.
    public var faults: [String] = []

    /// Makes the outcome of no inputs.
    public init() {}
  }

  /// Feeds so many; with a flaw, to a control that has it.
  public func run(_ inputs: Int, seed: UInt64, flaw: Flaw? = nil) -> Outcome {
    // Where the ring is, one height above the touch.
    let above = Rect(x: 0, y: -44, width: 44, height: 44)
    switch self {
    case .confirm:
      return run(PathCases.confirm(hasSensor: true).control, above, inputs, seed, flaw)
    case .transitioning:
      return run(PathCases.transitioning(hasSensor: true).control, above, inputs, seed, flaw)
    case .weighing:
      let dial = Rect(x: -60, y: -60, width: 360, height: 360)
      return run(PathCases.weighing(hasSensor: true).control, dial, inputs, seed, flaw)
    case .peek:
      let phone = Rect(x: 0, y: 0, width: 390, height: 844)
      return run(PathCases.peek(hasSensor: true).control, phone, inputs, seed, flaw)
    case .menu:
      let menus = Rect(x: 0, y: 290, width: 300, height: 250)
      return run(PathCases.appIcon(hasSensor: true).control, menus, inputs, seed, flaw)
    }
  }

  private func run<C: HostDriven>(
    _ control: C, _ elsewhere: Rect, _ inputs: Int, _ seed: UInt64, _ flaw: Flaw?
  ) -> Outcome {
    guard let flaw else { return outcome(of: control, elsewhere, inputs, seed) }
    return outcome(of: Flawed(base: control, flaw: flaw), elsewhere, inputs, seed)
  }

  private func outcome(
    of control: some HostDriven, _ elsewhere: Rect, _ inputs: Int, _ seed: UInt64
  ) -> Outcome {
    var run = RandomRun(of: control, elsewhere: elsewhere, seed: seed)
    run.feed(inputs)
    var outcome = Outcome()
    outcome.inputs = run.count
    outcome.acts = run.acts
    outcome.cancels = run.cancels
    outcome.faults = run.faults
    return outcome
  }
}
