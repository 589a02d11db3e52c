@testable import SwiftUI

extension Binding {
  /// It, with what is written told to someone.
  func recording(_ tell: @escaping (Value) -> Void) -> Binding {
    Binding(
      read: { wrappedValue },
      write: {
        wrappedValue = $0
        tell($0)
      })
  }
}
