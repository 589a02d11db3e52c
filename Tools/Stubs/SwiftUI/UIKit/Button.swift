// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label> where Label: View {
  // https://developer.apple.com/documentation/swiftui/button/init(action:label:)
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button: View {
  public typealias Body = Never
  public var body: Never { fatalError("Button has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {}
}

extension Button where Label == Text {
  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)-1asy
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}

  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)-lpm7
  @_disfavoredOverload
  public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {}
}

@available(*, unavailable)
extension Button: @unchecked Sendable {}
