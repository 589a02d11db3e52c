/// An action that an app's icon offers before the app is open.
public struct QuickAction: Equatable, Sendable {
  /// The maximum number of actions that an icon shows and a declaration may have.
  public static let maximumShown = 4

  /// The name that the app receives: one line of text, not empty, unique in its list. By convention it is a reversed domain
  /// name, such as `org.example.scale.new`. It may begin with `bundleIdentifierSetting`.
  public var type: String
  /// The title that a person reads: one line, not empty. Used for all languages without an entry in `localizedTitles`.
  public var title: String
  /// The title in other languages, by tags such as `de`, `pt-BR` and `zh-Hans`; empty by default.
  public var localizedTitles: [String: String]
  /// A second, smaller line; none by default.
  public var subtitle: String?
  /// The subtitle in other languages, by the same tags; empty by default. It needs a `subtitle`.
  public var localizedSubtitles: [String: String]
  /// The system's picture beside the title; none by default.
  public var icon: QuickActionIcon?
  /// The name of a picture in the app, which takes precedence over `icon`; none by default.
  public var iconFile: String?
  /// The name of an SF Symbol, which takes precedence over `iconFile` and `icon`; none by default.
  public var iconSymbol: String?
  /// The address of a picture for a web app, relative to its manifest; none by default.
  public var image: String?
  /// The sizes of that picture, such as `96x96`, or `any`; none by default.
  public var imageSizes: String?
  /// The address that the action opens in a web app, relative to its manifest; none by default.
  public var url: String?
  /// The data that the app receives with the type, in the order of the declaration; none by default.
  public var userInfo: [QuickActionEntry]?

  /// Creates an action. `faults(in:needsURL:)` checks it.
  public init(
    type: String, title: String, localizedTitles: [String: String] = [:], subtitle: String? = nil,
    localizedSubtitles: [String: String] = [:], icon: QuickActionIcon? = nil,
    iconFile: String? = nil, iconSymbol: String? = nil, image: String? = nil,
    imageSizes: String? = nil, url: String? = nil, userInfo: [QuickActionEntry]? = nil
  ) {
    self.type = type
    self.title = title
    self.localizedTitles = localizedTitles
    self.subtitle = subtitle
    self.localizedSubtitles = localizedSubtitles
    self.icon = icon
    self.iconFile = iconFile
    self.iconSymbol = iconSymbol
    self.image = image
    self.imageSizes = imageSizes
    self.url = url
    self.userInfo = userInfo
  }
}

/// The fields of an action's declaration, in the order in which their faults are reported.
public enum QuickActionField: String, CaseIterable, Sendable {
  case type
  case title
  case localizedTitles
  case subtitle
  case localizedSubtitles
  case icon
  case iconFile
  case iconSymbol
  case image
  case imageSizes
  case url
  case userInfo
}

/// Reading an action from its declaration.
extension QuickAction {
  /// Reads a field from the declared entries; returns the faults if that fails.
  mutating func read(
    _ field: QuickActionField, from entries: [QuickActionEntry], at place: QuickActionPlace
  ) -> [QuickActionFault] {
    func fault(_ problem: QuickActionProblem) -> [QuickActionFault] {
      [QuickActionFault(place, problem)]
    }
    let isNeeded = field == .type || field == .title
    guard let value = entries.first(where: { $0.key == field.rawValue })?.value else {
      return isNeeded ? fault(.missing) : []
    }
    if value == .null { return fault(isNeeded ? .missing : .null) }
    switch field {
    case .localizedTitles: return Self.read(&localizedTitles, from: value, at: place)
    case .localizedSubtitles: return Self.read(&localizedSubtitles, from: value, at: place)
    case .userInfo:
      guard case .dictionary(let entries) = value else { return fault(.notADictionary) }
      userInfo = entries
      return []
    default: break
    }
    guard case .string(let text) = value else { return fault(.notText) }
    switch field {
    case .type: type = text
    case .title: title = text
    case .subtitle: subtitle = text
    case .icon:
      icon = QuickActionIcon(rawValue: text)
      if icon == nil { return fault(.unknownIcon(text)) }
    case .iconFile: iconFile = text
    case .iconSymbol: iconSymbol = text
    case .image: image = text
    case .imageSizes: imageSizes = text
    case .url: url = text
    case .localizedTitles, .localizedSubtitles, .userInfo: break
    }
    return []
  }

  /// Reads a text in several languages.
  private static func read(
    _ texts: inout [String: String], from value: QuickActionValue, at place: QuickActionPlace
  ) -> [QuickActionFault] {
    guard case .dictionary(let entries) = value else {
      return [QuickActionFault(place, .notADictionary)]
    }
    if entries.isEmpty { return [QuickActionFault(place, .empty)] }
    return entries.compactMap { entry in
      let place = place.appending(.key(entry.key))
      if texts[entry.key] != nil { return QuickActionFault(place, .repeatedKey) }
      guard case .string(let text) = entry.value else {
        return QuickActionFault(place, entry.value == .null ? .null : .notText)
      }
      texts[entry.key] = text
      return nil
    }
  }
}
