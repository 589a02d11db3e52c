import Foundation

// https://developer.apple.com/documentation/swiftui/button
// Here its label is a text.
public struct Button: View {
  private let title: String
  private let action: @MainActor () -> Void

  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)-1asy
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    title = titleKey.key
    self.action = action
  }

  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)-lpm7
  @_disfavoredOverload
  public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.title = String(title)
    self.action = action
  }

  public typealias Body = Never
  public var body: Never { fatalError("Button has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.add(button: title, isEnabled: environment.isEnabled, action)
  }
}

// https://developer.apple.com/documentation/swiftui/sharelink
@available(macOS 13.0, *)
public struct ShareLink: View {
  // https://developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:)
  public init(item: URL) {}

  public var body: some View { Button("Share…") {} }
}

// https://developer.apple.com/documentation/swiftui/toggle
// Here a button that turns it.
public struct Toggle: View {
  private let title: LocalizedStringKey
  private let isOn: Binding<Bool>

  // https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    title = titleKey
    self.isOn = isOn
  }

  public var body: some View { Button(title) { isOn.wrappedValue.toggle() } }
}

// https://developer.apple.com/documentation/swiftui/picker
public struct Picker<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  // https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)-6lwfn
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}

  public typealias Body = Never
  public var body: Never { fatalError("Picker has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {}
}

// https://developer.apple.com/documentation/swiftui/textfield
public struct TextField: View {
  // https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)-9gi3z
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  public typealias Body = Never
  public var body: Never { fatalError("TextField has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {}
}
