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
