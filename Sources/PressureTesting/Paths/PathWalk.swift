import PressureKit

/// One sequence of abstract inputs of any length, fed to a control and held against a model of it: what
/// `AllPaths` does with every sequence, for one that a person, a random number or a fuzzer chose.
///
///     var walk = PathWalk(AllPaths(of: control, model: MyModel()))
///     for step in steps { broken += walk.perform(step) }
public struct PathWalk<C: ControlValue, Model: PathModel>: Sendable {
  private let paths: AllPaths<C, Model>
  private var node: PathNode<C, Model>
  private var report = PathReport(length: 0, alphabet: 0)

  /// Begins where the sequences of `paths` do; its list of steps means nothing here.
  public init(_ paths: AllPaths<C, Model>) {
    self.paths = paths
    node = PathNode(control: paths.control, model: paths.model)
    _ = node.control.advance(to: 0)
  }

  /// The control after the steps taken.
  public var control: C { node.control }
  /// The host's clock, in seconds.
  public var time: Double { node.time }
  /// On how many of the steps the control acted.
  public var acts: Int { report.acts }

  /// Takes a step; the properties that are broken by it. It costs a few drawings of the control.
  public mutating func perform(_ step: PathStep) -> [PathProperty] {
    paths.follow(step, &node, &report).broken + paths.checkRest(node)
  }
}
