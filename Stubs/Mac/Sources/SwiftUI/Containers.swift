import AppKit

// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content>: View where Content: View {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content>: View where Content: View {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

// https://developer.apple.com/documentation/swiftui/horizontalalignment
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing
}

// https://developer.apple.com/documentation/swiftui/spacer
public struct Spacer: View {
  public init() {}

  public typealias Body = Never
  public var body: Never { fatalError("Spacer has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {}
}

// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content>: View where Content: View {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data, ID, Content>: View
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private let contents: [Content]

  // https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)-82unz
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    contents = data.map(content)
  }

  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    for content in contents { content.show(on: screen, in: environment) }
  }
}

// https://developer.apple.com/documentation/swiftui/list
public struct List<Content>: View where Content: View {
  private let rows: [Content]

  // https://developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)-9b4rz
  public init<Data>(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) where Data: RandomAccessCollection, Data.Element: Identifiable {
    rows = data.map(rowContent)
  }

  public typealias Body = Never
  public var body: Never { fatalError("List has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    for row in rows { row.show(on: screen, in: environment) }
  }
}

// https://developer.apple.com/documentation/swiftui/navigationsplitview
@available(macOS 13.0, *)
public struct NavigationSplitView<Sidebar, Detail>: View where Sidebar: View, Detail: View {
  private let sidebar: Sidebar
  private let detail: Detail

  // https://developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:detail:)
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  public typealias Body = Never
  public var body: Never { fatalError("NavigationSplitView has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    sidebar.show(on: screen, in: environment)
    detail.show(on: screen, in: environment)
  }
}
