#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

extension NSView {
  /// True if a person can see the view: neither the view nor an ancestor hides it, makes it transparent or clips all of
  /// it. A view that lies over it is not noticed.
  var isVisible: Bool {
    if window == nil { return false }
    var part = VisiblePart(of: Rect(bounds))
    // A view without a size shows no part of itself, and is not hidden for that.
    let clip = bounds.isEmpty ? nil : Rect(visibleRect)
    part.pass(isHidden: isHiddenOrHasHiddenAncestor, opacity: 1, clip: clip)
    for view in [self] + ancestors {
      part.pass(isHidden: false, opacity: view.alphaValue, clip: nil)
    }
    return part.isVisible
  }
}
#endif
