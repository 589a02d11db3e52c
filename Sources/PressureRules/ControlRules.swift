import PressureKit

/// What one kind of control may do, told from outside, for any input.
package struct ControlRules<Value: ControlValue>: Sendable {
  package typealias State = Value.State
  /// The act, the input, the control before it, the state it has told by then, and the control
  /// after it.
  package typealias Cause = @Sendable (Value.Act, Input, Value, State, Value) -> ActCause?

  /// Which states may follow which, of inputs alone.
  package var steps: [State: Set<State>]
  /// What a cancel must leave.
  package var isAtRest: @Sendable (Value) -> Bool
  /// Which interruptions may leave more, of the control as it is.
  package var ignores: @Sendable (Interruption, Value) -> Bool
  /// Whether it may be left as it is by what takes its contact away.
  package var keepsOpen: @Sendable (Value) -> Bool = { _ in false }
  /// What made it act; nil when nothing may.
  package var cause: Cause
  /// The acts that say what begins and ends, and that nobody causes.
  package var telling: Set<Value.Act> = []
  /// Which of these come right before a change of state, in order.
  package var told: @Sendable (_ before: State, _ after: State) -> [Value.Act] = { _, _ in [] }
  /// Whether an act needs a beginning of its own, and cannot come of a cancel.
  package var actsOnceAPress = true
  /// Whether nothing is to be seen of it at rest.
  package var isHiddenAtRest = true
  /// Whether it moves for as long as nobody stops it.
  package var movesForever: @Sendable (Value) -> Bool = { _ in false }

  /// The same rules for a control that has such a one in it.
  package func of<Outer: ControlValue>(_ inner: @escaping @Sendable (Outer) -> Value)
    -> ControlRules<Outer>
  where Outer.State == State, Outer.Act == Value.Act {
    let rules = self
    return ControlRules<Outer>(
      steps: steps,
      isAtRest: { rules.isAtRest(inner($0)) },
      ignores: { rules.ignores($0, inner($1)) },
      keepsOpen: { rules.keepsOpen(inner($0)) },
      cause: { rules.cause($0, $1, inner($2), $3, inner($4)) },
      telling: telling,
      told: told,
      actsOnceAPress: actsOnceAPress,
      isHiddenAtRest: isHiddenAtRest,
      movesForever: { rules.movesForever(inner($0)) })
  }
}
