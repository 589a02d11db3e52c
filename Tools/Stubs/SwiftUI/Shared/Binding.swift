// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  // https://developer.apple.com/documentation/swiftui/binding/init(get:set:)
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Apple calls the closures synchronously, whatever their isolation. Swift would require `await`, so this cast
    // drops the isolation.
    self.init(
      read: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      write: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
  }

  // https://developer.apple.com/documentation/swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  // https://developer.apple.com/documentation/swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
