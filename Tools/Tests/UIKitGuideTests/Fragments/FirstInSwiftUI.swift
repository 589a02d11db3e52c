import PressureSwiftUI
import SwiftUI

/// README.md, Docs/index.md and Docs/confirm-button.md, for SwiftUI.
struct FirstInSwiftUI: View {
  struct Library: Sendable {
    @MainActor func delete() {}
  }
  let library = Library()

  var body: some View {
    ConfirmActionButton("Delete") { library.delete() }
  }
}
