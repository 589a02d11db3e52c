#if os(iOS) || STAND_INS
import UIKit

/// What a PeekPopInteraction shows, and what it opens.
@MainActor
public protocol PeekPopInteractionDelegate: AnyObject {
  /// What is looked into at a place, in the coordinates of the interaction's view; nil if there is nothing
  /// to look at, and the press means nothing then.
  ///
  /// It is asked when a press is harder than a touch, and may be asked for what is never seen. The
  /// preview is as large as its `preferredContentSize`, or most of the screen. It takes no touches, so it
  /// holds no buttons.
  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> UIViewController?

  /// What can be done with it; nothing by default.
  ///
  /// Titles, images, and whether they are destructive, disabled or hidden, are the actions' own.
  func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction]

  /// Opens it, as a tap does: once a press.
  ///
  /// The preview is nobody's child then, so that it can be pushed or presented itself.
  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: UIViewController)
}

extension PeekPopInteractionDelegate {
  /// Nothing.
  public func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction] { [] }
}
#endif
