// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  public init() {}

  // https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  public var isEnabled = true
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public func disabled(_ disabled: Bool) -> some View {
    DisabledView(content: self, disabled: disabled)
  }
}

private struct DisabledView<Content: View>: View {
  let content: Content
  let disabled: Bool

  typealias Body = Never
  var body: Never { fatalError("DisabledView has no body") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    var environment = environment
    // What encloses it has the last word.
    environment.isEnabled = environment.isEnabled && !disabled
    content.show(on: screen, in: environment)
  }
}
