import PressureUIKit
import UIKit

/// Content to look into, with two actions.
@MainActor
final class PeekDelegateDouble: PeekPopInteractionDelegate {
  /// What it was asked and told, in order.
  var calls: [String] = []
  /// The last preview that it made.
  weak var preview: PreviewDouble?
  /// Whether there is anything to look at.
  var hasPreview = true
  /// How large its previews want to be.
  var size = CGSize(width: 300, height: 200)
  /// What can be done; its titles.
  var titles = ["Share", "Delete"]
  /// What a preview has in it.
  var content: UIView?

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> UIViewController? {
    calls.append("preview at \(Int(location.x)) \(Int(location.y))")
    if !hasPreview { return nil }
    let preview = PreviewDouble(nibName: nil, bundle: nil)
    preview.preferredContentSize = size
    if let content { preview.view.addSubview(content) }
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
    calls.append(isFree ? "pop" : "pop of what is elsewhere")
  }
}
