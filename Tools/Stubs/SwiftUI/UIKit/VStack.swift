// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content> where Content: View {
  private let content: Content

  // https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  public init(@ViewBuilder content: () -> Content) {
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
