/// When a control must act, told without the control: an independent account of its protocol.
///
/// A small value that is told of every step, and of how long ago the last was. What it counts must not grow for ever, or its
/// paths cannot close. For `AllPaths.explore(length:)` its memory is compared bit by bit: it must be trivial (numbers, enums
/// and structs of them).
public protocol PathModel: Hashable, Sendable {
  /// Takes the next step, so many seconds after the last one that it was told of; whether the control must act on it. A stall
  /// is not told: its time comes with the step after it.
  mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict
}
