extension QuickAction {
  /// Takes a field from what was declared; what is wrong with it, if it cannot be taken.
  mutating func read(
    _ field: QuickActionField, from entries: [QuickActionEntry]
  ) -> QuickActionProblem? {
    let isNeeded = field == .type || field == .title
    guard let value = entries.first(where: { $0.key == field.rawValue })?.value else {
      return isNeeded ? .missing : nil
    }
    if value == .null { return isNeeded ? .missing : .null }
    if field == .userInfo {
      guard case .dictionary(let entries) = value else { return .notADictionary }
      userInfo = entries
      return nil
    }
    guard case .string(let text) = value else { return .notText }
    switch field {
    case .type: type = text
    case .title: title = text
    case .subtitle: subtitle = text
    case .url: url = text
    case .icon:
      icon = QuickActionIcon(rawValue: text)
      if icon == nil { return .unknownIcon(text) }
    case .userInfo: break
    }
    return nil
  }
}
