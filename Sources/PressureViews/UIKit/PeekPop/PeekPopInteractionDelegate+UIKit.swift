#if os(iOS) || UIKIT
import UIKit

/// The content that a PeekPopInteraction previews and opens.
@MainActor
public protocol PeekPopInteractionDelegate: AnyObject {
  /// Returns the preview for a place, in the coordinates of the interaction's view. If it returns nil, the press has no
  /// effect.
  ///
  /// It is called when a press is harder than a touch, even if the preview is then never shown. The size of the preview
  /// is its `preferredContentSize`, or most of the screen. A preview takes no touches, so do not put buttons in it.
  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> UIViewController?

  /// Returns the actions of a preview; none by default.
  ///
  /// The actions have their own titles, images and attributes: destructive, disabled or hidden.
  func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction]

  /// Opens the content, as a tap does; called at most once for each press.
  ///
  /// The preview has no parent then, so that you can push or present it.
  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: UIViewController)
}

extension PeekPopInteractionDelegate {
  /// Returns no actions.
  public func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction] { [] }
}
#endif
