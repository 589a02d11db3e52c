// https://developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  // https://developer.apple.com/documentation/swiftui/accessibilityactionkind/default
  public static let `default` = AccessibilityActionKind(name: "default")
  // https://developer.apple.com/documentation/swiftui/accessibilityactionkind/showmenu
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    ActingView(content: self, kind: actionKind, handler: handler)
  }
}

private struct ActingView<Content: View> {
  let content: Content
  let kind: AccessibilityActionKind
  let handler: () -> Void
}

extension ActingView: View {
  typealias Body = Never
  var body: Never { fatalError("A modified view has no body here") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    content.show(on: screen, in: environment)
    screen.add(action: kind, handler)
  }
}
