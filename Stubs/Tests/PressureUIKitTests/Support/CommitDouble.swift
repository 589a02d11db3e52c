import UIKit

/// A context menu that goes: what it was told to do then.
@MainActor
final class CommitDouble: NSObject, UIContextMenuInteractionCommitAnimating {
  var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// The menu has gone.
  func complete() {
    for completion in completions { completion() }
    completions = []
  }
}
