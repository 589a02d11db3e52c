/// An independent model of a protocol that predicts when a control must act.
///
/// A model is a small value that receives every step and the time since the previous one. Its counters must be bounded, or its
/// paths cannot close. `AllPaths.explore(length:)` compares its memory bit by bit, so it must be trivial (numbers, enums and
/// structs of them).
public protocol PathModel: Hashable, Sendable {
  /// Handles the next step and returns whether the control must act on it. `seconds` is the time since the previous step that
  /// it received. It does not receive a stall: that time is added to the next step.
  mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict
}
