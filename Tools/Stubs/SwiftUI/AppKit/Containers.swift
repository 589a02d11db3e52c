import AppKit

// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {
  public typealias Body = Never
  public var body: Never { fatalError("EmptyView has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {}
}

// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content> where Content: View {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: View {
  public typealias Body = Never
  public var body: Never { fatalError("VStack has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    content.show(on: screen, in: environment)
  }
}

@available(*, unavailable)
extension VStack: @unchecked Sendable {}

// https://developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content> where Content: View {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HStack: View {
  public typealias Body = Never
  public var body: Never { fatalError("HStack has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    content.show(on: screen, in: environment)
  }
}

// https://developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String

  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
}

// https://developer.apple.com/documentation/swiftui/spacer
// As in Apple's SDK, the type itself is on the main actor.
@MainActor @preconcurrency
public struct Spacer: View {
  public init() {}

  public typealias Body = Never
  public var body: Never { fatalError("Spacer has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {}
}

// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content> where Content: View {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: View {
  public var body: some View { content }
}

// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  fileprivate let contents: [Content]
}

extension ForEach where Content: View {
  // https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)-82unz
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    contents = data.map(content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    contents = data.map(content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    for content in contents { content.show(on: screen, in: environment) }
  }
}

// https://developer.apple.com/documentation/swiftui/list
// As in Apple's SDK, the type itself is on the main actor.
@MainActor @preconcurrency
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)-9b4rz
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  public var body: some View { content }
}

// https://developer.apple.com/documentation/swiftui/navigationsplitview
@available(macOS 13.0, *)
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  // https://developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:content:detail:)
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  // https://developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:detail:)
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

@available(macOS 13.0, *)
extension NavigationSplitView: View {
  public var body: some View {
    sidebar
    content
    detail
  }
}
