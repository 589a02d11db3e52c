#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// Shows a ring or a stage above everything in a window.
@MainActor
final class Overlay {
  private let content: UIView

  /// Makes an overlay that shows a view in window coordinates.
  init(_ content: UIView) {
    self.content = content
  }

  /// True if the view takes touches; false, the default, if they go to the views below it.
  var isOpen: Bool {
    get { content.isUserInteractionEnabled }
    set { content.isUserInteractionEnabled = newValue }
  }

  /// Returns the view that a touch at a point of the window would reach, if the overlay took touches or not.
  func view(at place: Point, in window: UIWindow, takesTouches: Bool) -> UIView? {
    let wasOpen = isOpen
    let ring = content as? RingView
    // A view that has a touch stays as it is: the ring itself lets the test through.
    if takesTouches { isOpen = true } else { ring?.letsThrough = true }
    defer {
      isOpen = wasOpen
      ring?.letsThrough = false
    }
    return window.hitTest(CGPoint(place), with: nil)
  }

  /// Shows the view above a window's content.
  func appear(over window: UIWindow) {
    if content.superview == nil { window.addSubview(content) }
  }

  /// Removes the view.
  func disappear() {
    content.removeFromSuperview()
  }
}
#endif
