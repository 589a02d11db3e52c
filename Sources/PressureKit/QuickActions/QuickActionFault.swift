/// What is wrong with a list of actions, and where.
public struct QuickActionFault: Error, Equatable, Sendable {
  /// Where it is.
  public var place: QuickActionPlace
  /// What it is.
  public var problem: QuickActionProblem

  /// Makes a fault.
  public init(_ place: QuickActionPlace, _ problem: QuickActionProblem) {
    self.place = place
    self.problem = problem
  }
}
