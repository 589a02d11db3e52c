// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }
}

// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T> {
  public var value: T

  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View {
  public typealias Body = Never
  public var body: Never { fatalError("TupleView has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    for child in Mirror(reflecting: value).children {
      (child.value as? any View)?.show(on: screen, in: environment)
    }
  }
}
