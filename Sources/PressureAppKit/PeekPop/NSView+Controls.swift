#if os(macOS) || STAND_INS
import AppKit

extension NSView {
  /// Whether it is a part of a control of the kit's, or one itself, that is in a view.
  func isInControl(within view: NSView) -> Bool {
    if self === view { return false }
    return self is PressureControl || superview?.isInControl(within: view) == true
  }
}
#endif
