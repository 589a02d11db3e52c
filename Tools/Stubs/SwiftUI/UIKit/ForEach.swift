// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  fileprivate let data: Data
  fileprivate let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  // https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }
  /// The stand-in matches elements by position. It ignores their identities.
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    for element in data { content(element).show(on: screen, in: environment) }
  }
}
