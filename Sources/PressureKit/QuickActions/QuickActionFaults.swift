/// All that is wrong with a declaration, in its order.
public struct QuickActionFaults: Error, Equatable, Sendable {
  /// At least one.
  public let all: [QuickActionFault]

  init(_ all: [QuickActionFault]) {
    self.all = all
  }
}
