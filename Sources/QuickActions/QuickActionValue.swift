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
    var place = place
    var faults: [QuickActionFault] = []
    addFaults(to: &faults, at: &place)
    return faults
  }

  /// One place for all, which is as it was at the end: a place of its own for each value would cost as much as it is
  /// deep.
  private func addFaults(to faults: inout [QuickActionFault], at place: inout QuickActionPlace) {
    func add(_ problem: QuickActionProblem) { faults.append(QuickActionFault(place, problem)) }
    switch self {
    case .boolean, .integer: break
    case .null: add(.null)
    case .number(let number): if !number.isFinite { add(.notFinite) }
    case .string(let text): if !QuickActionText.isXML(text) { add(.notXML) }
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        place.steps.append(.element(index))
        element.addFaults(to: &faults, at: &place)
        place.steps.removeLast()
      }
    case .dictionary(let entries):
      // Equal is also what is the same text in other bytes: of é there are two spellings.
      var keys: Set<String> = []
      for entry in entries {
        place.steps.append(.key(entry.key))
        if !keys.insert(entry.key).inserted {
          add(.repeatedKey)
        } else if !QuickActionText.isXML(entry.key) {
          add(.notXML)
        } else {
          entry.value.addFaults(to: &faults, at: &place)
        }
        place.steps.removeLast()
      }
    }
  }
}
