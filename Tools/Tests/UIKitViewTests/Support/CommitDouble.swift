import UIKit

/// The animator of a context menu that closes, with the completions that it was given.
@MainActor
final class CommitDouble: NSObject, UIContextMenuInteractionCommitAnimating {
  var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Calls the completions, as UIKit does when the menu has closed.
  func complete() {
    for completion in completions { completion() }
    completions = []
  }
}
