import Foundation

// https://developer.apple.com/documentation/swiftui/text
public struct Text: Sendable {
  // https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}

  // https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {}
}

extension Text: View {
  public typealias Body = Never
  public var body: Never { fatalError("Text has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {}
}

// https://developer.apple.com/documentation/swiftui/localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  private let key: String

  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
}

@available(*, unavailable)
extension LocalizedStringKey: @unchecked Sendable {}
