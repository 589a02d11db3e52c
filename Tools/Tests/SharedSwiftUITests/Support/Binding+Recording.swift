@testable import SwiftUI

extension Binding {
  /// Returns a binding that also reports each written value.
  func recording(_ tell: @escaping (Value) -> Void) -> Binding {
    Binding(
      read: { wrappedValue },
      write: {
        wrappedValue = $0
        tell($0)
      })
  }
}
