#if os(iOS) || STAND_INS
import PressureKit
import PressureLayers
import UIKit

/// Shows a ring above everything in a window, only while some of the ring is visible.
@MainActor
final class Overlay {
  private let ring: RingView

  /// Makes an overlay that shows a ring in window coordinates.
  init(_ ring: RingView) {
    self.ring = ring
  }

  /// True if the ring takes touches; false, the default, if they go to the views below it.
  var isOpen: Bool {
    get { ring.isUserInteractionEnabled }
    set { ring.isUserInteractionEnabled = newValue }
  }

  /// Returns the view that a touch at a point of the window would reach, if the ring took touches or not.
  func view(at place: Point, in window: UIWindow, takesTouches: Bool) -> UIView? {
    let wasOpen = isOpen
    isOpen = takesTouches
    defer { isOpen = wasOpen }
    return window.hitTest(CGPoint(place), with: nil)
  }

  /// Shows the ring above a window's content.
  func appear(over window: UIWindow) {
    if ring.superview == nil { window.addSubview(ring) }
  }

  /// Removes the ring.
  func disappear() {
    ring.removeFromSuperview()
  }
}
#endif
