// https://developer.apple.com/documentation/swiftui/view
// Apple's view types are nonisolated, and only `body` belongs to the main actor. So the stand-ins conform in extensions.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  // https://developer.apple.com/documentation/swiftui/view/body-8kl5o
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Here only: shows the view's parts on a screen. By default, it shows the body.
  func show(on screen: ViewScreen, in environment: EnvironmentValues)
}

extension View {
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    body.show(on: screen, in: environment)
  }
}

extension Never: View {
  public var body: Never { fatalError("A view whose Body is Never must implement show(on:in:)") }
}
