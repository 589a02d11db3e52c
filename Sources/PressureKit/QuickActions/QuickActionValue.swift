/// A value of a declaration, and of an action's `userInfo`: what JSON can say.
public enum QuickActionValue: Equatable, Sendable {
  /// Nothing; a property list has none, so it is a fault wherever it is.
  case null
  case boolean(Bool)
  case integer(Int64)
  /// Finite; another is a fault.
  case number(Double)
  case string(String)
  case list([QuickActionValue])
  /// In the order of the declaration; a key that is there twice is a fault.
  case dictionary([QuickActionEntry])
}
