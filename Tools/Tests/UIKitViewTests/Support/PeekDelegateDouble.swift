import PressureViews
import UIKit

/// A delegate with a preview and two actions, and a log of its calls.
@MainActor
final class PeekDelegateDouble: PeekPopInteractionDelegate {
  /// The calls, in order.
  var calls: [String] = []
  /// The last preview that it made.
  weak var preview: PreviewDouble?
  /// True if there is a preview.
  var hasPreview = true
  /// The preferred size of the previews.
  var size = CGSize(width: 300, height: 200)
  /// The titles of the actions.
  var titles = ["Share", "Delete"]

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> UIViewController? {
    calls.append("preview at \(Int(location.x)) \(Int(location.y))")
    if !hasPreview { return nil }
    let preview = PreviewDouble(nibName: nil, bundle: nil)
    preview.preferredContentSize = size
    self.preview = preview
    return preview
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction] {
    titles.map { title in
      UIAction(title: title, attributes: title == "Delete" ? .destructive : []) { [weak self] _ in
        self?.calls.append(title)
      }
    }
  }

  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: UIViewController) {
    let isFree = preview.parent == nil && preview.view.superview == nil
    calls.append(isFree ? "pop" : "pop of a preview that is still in use")
  }
}
