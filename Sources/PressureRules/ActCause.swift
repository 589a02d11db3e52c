/// What a person did that a control may act on.
package enum ActCause: Hashable, Sendable {
  /// A contact lifted where and when it may.
  case lift
  /// A key came up.
  case key
  case activation
  /// A contact pressed with all the force that it takes.
  case deepPress
  /// A contact lifted on an item, or on one of several, counted from 1.
  case item(Int)
  /// Something that measures presses on a scale, or did.
  case weight
}
