#if os(iOS) || STAND_INS
import UIKit

/// Shows a ring over everything in a window, only while something of it is to be seen.
@MainActor
final class Overlay {
  private let ring: RingView

  /// Makes one that shows a ring; its coordinates are the window's.
  init(_ ring: RingView) {
    self.ring = ring
  }

  /// True if touches are the ring's; false, the default, if they go to what is under it.
  var isOpen: Bool {
    get { ring.isUserInteractionEnabled }
    set { ring.isUserInteractionEnabled = newValue }
  }

  /// Lies over a window.
  func appear(over window: UIWindow) {
    if ring.superview == nil { window.addSubview(ring) }
  }

  /// Goes away.
  func disappear() {
    ring.removeFromSuperview()
  }
}
#endif
