// https://developer.apple.com/documentation/swiftui/text
public struct Text: View {
  private let text: String

  // https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  public init(_ key: LocalizedStringKey) { text = key.key }

  // https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { text = String(content) }

  public typealias Body = Never
  public var body: Never { fatalError("Text has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.write(text)
  }
}

// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

// https://developer.apple.com/documentation/swiftui/label
public struct Label: View {
  private let title: String

  // https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.title = String(title)
  }

  public var body: some View { Text(title) }
}

// https://developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
