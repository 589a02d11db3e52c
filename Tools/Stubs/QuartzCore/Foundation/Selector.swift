@_exported import Foundation

#if canImport(ObjectiveC)
@_exported import ObjectiveC
#else
// https://developer.apple.com/documentation/objectivec/selector
// Without Objective-C, a selector is a closure that takes the target.
// Two selectors are equal if they are copies of one.
public struct Selector: Equatable {
  private final class Method {
    let perform: @MainActor (Any) -> Void

    init(_ perform: @escaping @MainActor (Any) -> Void) {
      self.perform = perform
    }
  }
  private let method: Method

  public init(_ perform: @escaping @MainActor (Any) -> Void) {
    method = Method(perform)
  }

  package var perform: @MainActor (Any) -> Void { method.perform }

  public static func == (one: Selector, other: Selector) -> Bool { one.method === other.method }
}
#endif
