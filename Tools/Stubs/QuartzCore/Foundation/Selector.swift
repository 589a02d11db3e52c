@_exported import Foundation

#if canImport(ObjectiveC)
@_exported import ObjectiveC
#else
// https://developer.apple.com/documentation/objectivec/selector
// Without Objective-C, a selector is a closure that takes the target.
public struct Selector {
  package let perform: @MainActor (Any) -> Void

  public init(_ perform: @escaping @MainActor (Any) -> Void) {
    self.perform = perform
  }
}
#endif
