import Foundation

// https://developer.apple.com/documentation/swiftui/text
public struct Text: Equatable, Sendable {
  private let text: String

  // https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { text = key.key }

  // https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { text = String(content) }

  // https://developer.apple.com/documentation/swiftui/text/init(verbatim:)
  public init(verbatim content: String) { text = content }
}

extension Text: View {
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

@available(*, unavailable)
extension LocalizedStringKey: @unchecked Sendable {}

// https://developer.apple.com/documentation/swiftui/label
// Here, only the title is shown.
public struct Label<Title, Icon> where Title: View, Icon: View {
  private let title: Title

  // https://developer.apple.com/documentation/swiftui/label/init(title:icon:)
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
  }
}

extension Label: View {
  public var body: some View { title }
}

extension Label where Title == Text, Icon == Image {
  // https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

// https://developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, Sendable {
  private let name: String

  // https://developer.apple.com/documentation/swiftui/image/init(systemname:)
  public init(systemName: String) { name = systemName }
}

extension Image: View {
  public typealias Body = Never
  public var body: Never { fatalError("Image has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {}
}

// https://developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
