@_exported import Foundation

#if canImport(ObjectiveC)
@_exported import ObjectiveC
#else
// https://developer.apple.com/documentation/objectivec/selector
// Where there is no Objective-C: the call itself, with its target.
public struct Selector {
  package let perform: @MainActor (Any) -> Void

  public init(_ perform: @escaping @MainActor (Any) -> Void) {
    self.perform = perform
  }
}
#endif
