/// Something that an app's icon offers to do at once, before the app is open.
public struct QuickAction: Equatable, Sendable {
  /// How many an icon shows at most; also how many a declaration may have.
  public static let maximumShown = 4

  /// What the app is told: a reverse-DNS name, unique in its list.
  public var type: String
  /// What a person reads: one line, not empty.
  public var title: String
  /// A second, smaller line; none by default.
  public var subtitle: String?
  /// The picture beside the title; none by default.
  public var icon: QuickActionIcon?
  /// Where the action leads in a web app, relative to its manifest; none by default.
  public var url: String?
  /// What the app is given with the type, in the order of the declaration; none by default.
  public var userInfo: [QuickActionEntry]?

  /// Makes an action; `faults(in:needsURL:)` says what is wrong with it.
  public init(
    type: String, title: String, subtitle: String? = nil, icon: QuickActionIcon? = nil,
    url: String? = nil, userInfo: [QuickActionEntry]? = nil
  ) {
    self.type = type
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.url = url
    self.userInfo = userInfo
  }
}

/// The fields of an action's declaration, in the order in which their faults are reported.
public enum QuickActionField: String, CaseIterable, Sendable {
  case type
  case title
  case subtitle
  case icon
  case url
  case userInfo
}

/// What was declared → an action.
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
