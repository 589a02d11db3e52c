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
