import PressureKit

/// The rules of one kind of control for any input, stated independently of its code.
package struct ControlRules<Value: ControlValue>: Sendable {
  package typealias State = Value.State
  /// Finds the cause of an act from the act, the input, the control before it, the state announced so far, and the control
  /// after it.
  package typealias Cause = @Sendable (Value.Act, Input, Value, State, Value) -> ActCause?

  /// The states that may follow each state on an input.
  package var steps: [State: Set<State>]
  /// True if the control is in the state that a cancel must leave it in.
  package var isAtRest: @Sendable (Value) -> Bool
  /// True if the interruption may leave the control out of rest.
  package var ignores: @Sendable (Interruption, Value) -> Bool
  /// True if the control may stay open when its contact is taken away.
  package var keepsOpen: @Sendable (Value) -> Bool = { _ in false }
  /// Returns the cause of an act; nil if the act is not allowed.
  package var cause: Cause
  /// The acts that only report a beginning or an end, and need no cause.
  package var telling: Set<Value.Act> = []
  /// The reporting acts that must come directly before a change of state, in order.
  package var told: @Sendable (_ before: State, _ after: State) -> [Value.Act] = { _, _ in [] }
  /// True if each act needs its own beginning, and a cancel must not act.
  package var actsOnceAPress = true
  /// True if the control draws nothing at rest.
  package var isHiddenAtRest = true
  /// True if the control moves until someone stops it.
  package var movesForever: @Sendable (Value) -> Bool = { _ in false }

  /// Returns the same rules for a control that contains a control of this kind.
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
