import AppKit
import PressureAppKit

/// Docs/index.md, for AppKit.
@MainActor
enum FirstInAppKit {
  struct Library {
    @MainActor func delete() {}
  }

  static func index(_ library: Library) {
    let delete = ConfirmActionButton(title: "Delete")
    delete.onConfirm = { library.delete() }
  }
}
