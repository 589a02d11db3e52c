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

/// A key of a dictionary, with its value.
public struct QuickActionEntry: Equatable, Sendable {
  /// What the value is found by.
  public var key: String
  /// What is found.
  public var value: QuickActionValue

  /// Makes an entry.
  public init(_ key: String, _ value: QuickActionValue) {
    self.key = key
    self.value = value
  }
}

extension QuickActionValue {
  /// What a property list cannot have of it, in its order.
  func faults(at place: QuickActionPlace) -> [QuickActionFault] {
    switch self {
    case .boolean, .integer: return []
    case .null: return [QuickActionFault(place, .null)]
    case .number(let number):
      return number.isFinite ? [] : [QuickActionFault(place, .notFinite)]
    case .string(let text):
      return QuickActionText.isXML(text) ? [] : [QuickActionFault(place, .notXML)]
    case .list(let elements):
      return elements.enumerated().flatMap { index, element in
        element.faults(at: place.appending(.element(index)))
      }
    case .dictionary(let entries):
      var keys: Set<String> = []
      return entries.flatMap { entry in
        let place = place.appending(.key(entry.key))
        if !keys.insert(entry.key).inserted { return [QuickActionFault(place, .repeatedKey)] }
        if !QuickActionText.isXML(entry.key) { return [QuickActionFault(place, .notXML)] }
        return entry.value.faults(at: place)
      }
    }
  }
}
