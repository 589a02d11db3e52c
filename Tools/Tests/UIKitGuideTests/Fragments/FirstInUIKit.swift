import PressureViews
import UIKit

/// Docs/index.md and Docs/transitioning-button.md, for UIKit.
@MainActor
enum FirstInUIKit {
  struct Library {
    @MainActor func delete() {}
  }
  struct Form {
    @MainActor func send() async throws {}
  }

  static func index(_ library: Library) {
    let delete = ConfirmActionButton(title: "Delete")
    delete.addAction(UIAction { _ in library.delete() }, for: .primaryActionTriggered)
  }

  static func transition(_ form: Form) {
    let submit = TransitioningButton(title: "Submit")
    submit.addAction(
      UIAction { [weak submit] _ in submit?.run { try await form.send() } },
      for: .primaryActionTriggered)
  }
}
