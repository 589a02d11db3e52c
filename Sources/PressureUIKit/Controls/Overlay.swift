#if os(iOS) || STAND_INS
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

  /// Calls a closure while touches go to the views below the ring.
  func passing<Result>(_ body: () -> Result) -> Result {
    let wasOpen = isOpen
    isOpen = false
    defer { isOpen = wasOpen }
    return body()
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
