#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

/// The label that an app gives a button in place of the title.
@MainActor
struct ButtonLabel {
  let view: AnyView
  /// The same view with its own type, for comparisons.
  private let value: any View

  init(_ view: some View) {
    self.view = AnyView(view)
    value = view
  }

  /// True if it is known to equal another label. Only labels that are `Equatable` can be compared.
  func equals(_ other: ButtonLabel) -> Bool {
    (value as? any Equatable)?.equals(other.value) ?? false
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
#endif
