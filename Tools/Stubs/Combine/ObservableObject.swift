// https://developer.apple.com/documentation/combine/observableobject
// As in Apple's SDK, the protocol is nonisolated. Here, no view is notified of changes: a test shows the view again.
public protocol ObservableObject: AnyObject {}

// https://developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
