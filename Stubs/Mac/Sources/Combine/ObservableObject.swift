// https://developer.apple.com/documentation/combine/observableobject
// Not of the main actor, as Apple has it. Here no view is told: a test shows it again.
public protocol ObservableObject: AnyObject {}

// https://developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
