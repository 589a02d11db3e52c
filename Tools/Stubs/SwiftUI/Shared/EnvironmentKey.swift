// https://developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  // https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { added[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { added[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  public nonisolated func background<V>(@ViewBuilder content: () -> V) -> some View where V: View {
    Backed(content: self, ground: content())
  }
}

private struct Backed<Content: View, Ground: View> {
  let content: Content
  let ground: Ground
}

extension Backed: View {
  typealias Body = Never
  var body: Never { fatalError("A view with a background has no body here") }
  func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    // SwiftUI promises no order. This one is harder for an app.
    content.show(on: screen, in: environment)
    ground.show(on: screen, in: environment)
  }
}
