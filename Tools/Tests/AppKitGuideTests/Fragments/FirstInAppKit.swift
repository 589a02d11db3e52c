import AppKit
import PressureViews

/// The AppKit code in Docs/index.md.
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
