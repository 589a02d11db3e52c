/// A value of a declaration or of an action's `userInfo`: any JSON value.
public enum QuickActionValue: Equatable, Sendable {
  /// Null. It is always a fault, because a property list has no null.
  case null
  case boolean(Bool)
  case integer(Int64)
  /// A number, which must be finite.
  case number(Double)
  case string(String)
  case list([QuickActionValue])
  /// A dictionary in the order of the declaration. A repeated key is a fault.
  case dictionary([QuickActionEntry])
}

/// A key of a dictionary, with its value.
public struct QuickActionEntry: Equatable, Sendable {
  /// The key.
  public var key: String
  /// The value of the key.
  public var value: QuickActionValue

  /// Creates an entry.
  public init(_ key: String, _ value: QuickActionValue) {
    self.key = key
    self.value = value
  }
}

extension QuickActionValue {
  /// Returns the parts of the value that a property list cannot contain, in order.
  func faults(at place: QuickActionPlace) -> [QuickActionFault] {
    var place = place
    var faults: [QuickActionFault] = []
    addFaults(to: &faults, at: &place)
    return faults
  }

  /// Uses one place for all values and restores it. A copy for each value would cost time proportional to its depth.
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
      // Equal keys include the same text in other bytes, such as the two spellings of é.
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
