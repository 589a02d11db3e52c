// https://developer.apple.com/documentation/swiftui/anyview
public struct AnyView {
  private let content: any View

  // https://developer.apple.com/documentation/swiftui/anyview/init(_:)
  public init(_ view: some View) { content = view }
}

extension AnyView: View {
  public typealias Body = Never
  public var body: Never { fatalError("AnyView has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    content.show(on: screen, in: environment)
  }
}

@available(*, unavailable)
extension AnyView: @unchecked Sendable {}
