// https://developer.apple.com/documentation/swiftui/button
// The stand-ins conform to View in extensions, because Apple's types are nonisolated.
public struct Button<Label> where Label: View {
  private let label: Label
  private let action: @MainActor () -> Void

  // https://developer.apple.com/documentation/swiftui/button/init(action:label:)
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.action = action
  }

  // https://developer.apple.com/documentation/swiftui/button/init(role:action:label:)
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }
}

extension Button: View {
  // Opaque, as in Apple's SDK.
  public var body: some View { label }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.add(button: label, in: environment, action)
  }
}

@available(*, unavailable)
extension Button: @unchecked Sendable {}

extension Button where Label == Text {
  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)-1asy
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)-lpm7
  @_disfavoredOverload
  public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  // https://developer.apple.com/documentation/swiftui/button/init(_:role:action:)-93ek6
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, action: action)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(title, action: action)
  }
}
