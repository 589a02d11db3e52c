// https://developer.apple.com/documentation/swiftui/list
@MainActor @preconcurrency
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  private let content: Content

  public typealias Body = Never
  public var body: Never { fatalError("List has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    content.show(on: screen, in: environment)
  }
}

extension List where SelectionValue == Never {
  // https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)-7vpgz
  public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}
