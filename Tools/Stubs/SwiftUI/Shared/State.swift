// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value> {
  /// SwiftUI stores the value by the view's position. Here all copies of a view share it.
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue value: Value) { storage = Storage(value) }
  public init(initialValue value: Value) { storage = Storage(value) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  // https://developer.apple.com/documentation/swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> {
    Binding(read: { storage.value }, write: { storage.value = $0 })
  }
}

extension State: @unchecked Sendable where Value: Sendable {}
