#if os(macOS) || APPKIT
import AppKit

/// The content that a PeekPopInteraction previews and opens.
@MainActor
public protocol PeekPopInteractionDelegate: AnyObject {
  /// Returns the preview for a place, in the coordinates of the interaction's view. If it returns nil, the press has no
  /// effect.
  ///
  /// It is called when a press is harder than a click, even if the preview is then never shown. The size of the preview
  /// is its `preferredContentSize`, or most of the window. A preview takes no clicks, so do not put buttons in it.
  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: NSPoint
  ) -> NSViewController?

  /// Opens the content, as a click does; called at most once for each press.
  ///
  /// The preview is in no window then, so that you can show it elsewhere.
  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: NSViewController)
}
#endif
