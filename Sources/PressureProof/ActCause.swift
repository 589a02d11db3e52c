/// A user's action that may cause an act.
package enum ActCause: Hashable, Sendable {
  /// A contact lifted at an allowed place and time.
  case lift
  /// A key came up.
  case key
  case activation
  /// A contact pressed with enough force for a deep press.
  case deepPress
  /// A contact lifted on an item, counted from 1.
  case item(Int)
  /// A sensor measured weight on a scale, before or after the input.
  case weight
}
