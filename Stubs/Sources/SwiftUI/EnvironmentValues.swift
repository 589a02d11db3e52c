// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  public init() {}

  // https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  public var isEnabled = true
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  public func disabled(_ disabled: Bool) -> some View {
    // What encloses it has the last word.
    ChangedView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ChangedView(content: self) { $0[keyPath: keyPath] = value }
  }
}

private struct ChangedView<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  typealias Body = Never
  var body: Never { fatalError("A modified view has no body here") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    var environment = environment
    change(&environment)
    content.show(on: screen, in: environment)
  }
}
