import Combine

// https://developer.apple.com/documentation/swiftui/observedobject
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType> where ObjectType: ObservableObject {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  // https://developer.apple.com/documentation/swiftui/observedobject/projectedvalue-swift.property
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  // https://developer.apple.com/documentation/swiftui/observedobject/wrapper
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
    }
  }
}

// https://developer.apple.com/documentation/swiftui/stateobject
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType> where ObjectType: ObservableObject {
  /// Apple's SDK stores the object at the view's place. Here, all copies of a view share it.
  private final class Storage {
    private let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private nonisolated(unsafe) let storage: Storage

  // Nonisolated, as in Apple's SDK.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(thunk)
  }

  public var wrappedValue: ObjectType { storage.object }
}
