/// A list of actions that an app declares once for every system: the content of a JSON file.
public struct QuickActionDeclaration: Equatable, Sendable {
  /// The actions, without faults: at least one, and at most `QuickAction.maximumShown`.
  public let actions: [QuickAction]

  /// Reads a declaration; throws all of its faults.
  ///
  /// With `needsURL` an action without a URL is a fault.
  public init(_ value: QuickActionValue, needsURL: Bool = false) throws(QuickActionFaults) {
    guard case .list(let elements) = value else {
      throw QuickActionFaults([QuickActionFault(QuickActionPlace(), .notAList)])
    }
    if elements.isEmpty {
      throw QuickActionFaults([QuickActionFault(QuickActionPlace(), .noAction)])
    }
    var actions: [QuickAction] = []
    var types = QuickActionTypes()
    var faults: [QuickActionFault] = []
    for (index, element) in elements.enumerated() {
      faults += QuickAction.excess(at: index, of: elements.count)
      guard case .dictionary(let entries) = element else {
        faults.append(QuickActionFault(QuickActionPlace(action: index), .notADictionary))
        continue
      }
      var action = QuickAction(type: "", title: "")
      for field in QuickActionField.allCases {
        let unread = action.read(field, from: entries, at: QuickActionPlace(action: index, field))
        faults += unread
        if unread.isEmpty {
          faults += action.faults(of: field, at: index, needsURL: needsURL, among: &types)
        }
      }
      faults += Self.faults(ofKeys: entries, at: index)
      actions.append(action)
    }
    if !faults.isEmpty { throw QuickActionFaults(faults) }
    self.actions = actions
  }

  /// Returns a fault for each unknown or repeated key, so that its value is not lost without a message.
  private static func faults(
    ofKeys entries: [QuickActionEntry], at index: Int
  ) -> [QuickActionFault] {
    var keys: Set<String> = []
    return entries.compactMap { entry in
      let isNew = keys.insert(entry.key).inserted
      if isNew, QuickActionField(rawValue: entry.key) != nil { return nil }
      return QuickActionFault(
        QuickActionPlace(action: index, [.key(entry.key)]), isNew ? .unknownField : .repeatedKey)
    }
  }
}

/// The types in the part of a list that has been read.
struct QuickActionTypes {
  private var indices: [String: Int] = [:]

  /// Adds the type of an action. Returns the index of the first action with the same type, if there is one.
  mutating func add(_ type: String, at index: Int) -> Int? {
    if let first = indices[type] { return first }
    indices[type] = index
    return nil
  }
}
