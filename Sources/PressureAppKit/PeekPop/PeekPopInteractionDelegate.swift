#if os(macOS) || STAND_INS
import AppKit

/// What a PeekPopInteraction shows, and what it opens.
@MainActor
public protocol PeekPopInteractionDelegate: AnyObject {
  /// What is looked into at a place, in the coordinates of the interaction's view; nil if there is nothing to look at, and
  /// the press means nothing then.
  ///
  /// It is asked when a press is harder than a click, and may be asked for what is never seen. The preview is as large as
  /// its `preferredContentSize`, or most of the window. It takes no clicks, so it holds no buttons.
  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: NSPoint
  ) -> NSViewController?

  /// Opens it, as a click does: once a press.
  ///
  /// The preview is in no window then, so that it can be shown elsewhere itself.
  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: NSViewController)
}
#endif
