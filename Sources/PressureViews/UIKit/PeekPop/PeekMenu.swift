#if os(iOS) || UIKIT
import PressureHosting
import UIKit

/// The same preview and actions in a context menu of the system, for presses without force: by a pointer, a keyboard or
/// assistive technology.
@MainActor
final class PeekMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var peek: PeekPopInteraction?

  init(of peek: PeekPopInteraction) {
    self.peek = peek
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    // A press by force belongs to the peek.
    guard let peek, !peek.isBusy,
      let preview = peek.presenter.makeForMenu({ peek.preview(at: location) })
    else { return nil }
    let actions = peek.actions(for: preview)
    return UIContextMenuConfiguration(
      previewProvider: { preview },
      actionProvider: { _ in actions.isEmpty ? nil : UIMenu(children: actions) })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let preview = animator.previewViewController, peek?.presenter.isInMenu(preview) == true
    else { return }
    animator.preferredCommitStyle = .pop
    // Until the animation ends, the preview belongs to the menu.
    animator.addCompletion { [weak peek] in
      peek?.presenter.popFromMenu(preview) { peek?.open($0) }
    }
  }
}
#endif
