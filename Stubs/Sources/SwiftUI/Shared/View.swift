// https://developer.apple.com/documentation/swiftui/view
// Apple's view types are nonisolated, and only `body` belongs to the main actor. So the types here conform in extensions.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  // https://developer.apple.com/documentation/swiftui/view/body-8kl5o
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Here only: puts what it is made of on a screen; a view of views has its body do it.
  func show(on screen: ViewScreen, in environment: EnvironmentValues)
}

extension View {
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    body.show(on: screen, in: environment)
  }
}

extension Never: View {
  public var body: Never { fatalError("A view without a body was asked for it") }
}
