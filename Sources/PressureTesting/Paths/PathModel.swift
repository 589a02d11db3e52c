/// When a control must act, told without the control: an independent account of its protocol.
///
/// A small value that is told of every step. Its memory is compared bit by bit: it must be trivial
/// (numbers, enums and structs of them).
public protocol PathModel: Equatable, Sendable {
  /// Takes the next step, which reaches the control at a time in seconds; whether it must act on it.
  /// A stall reaches it with the step after it, and is not told.
  mutating func take(_ step: PathStep, at time: Double) -> PathVerdict
}
