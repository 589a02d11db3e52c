import PressureKit

/// Feeds one sequence of abstract inputs to a control, and checks it against a model. It does for a chosen sequence of any
/// length what `AllPaths` does for every sequence. The steps can come from a person, a random generator or a fuzzer.
///
///     var walk = PathWalk(AllPaths(of: control, model: MyModel()))
///     for step in steps { broken += walk.perform(step) }
public struct PathWalk<C: ControlValue, Model: PathModel>: Sendable {
  private let paths: AllPaths<C, Model>
  private var node: PathNode<C, Model>
  private var report = PathReport(length: 0, alphabet: 0)

  /// Begins like the sequences of `paths`. The list of steps in `paths` is ignored.
  public init(_ paths: AllPaths<C, Model>) {
    self.paths = paths
    node = PathNode(control: paths.control, model: paths.model)
    _ = node.control.advance(to: 0)
  }

  /// The control after the steps so far.
  public var control: C { node.control }
  /// The host's clock, in seconds.
  public var time: Double { node.time }
  /// The number of steps on which the control acted.
  public var acts: Int { report.acts }

  /// Takes a step and returns the properties that it breaks. Each call draws the control a few times.
  public mutating func perform(_ step: PathStep) -> [PathProperty] {
    paths.follow(step, &node, &report).broken + paths.checkRest(node)
  }
}
