#if os(macOS) || STAND_INS
import AppKit

/// Tells when the view that it is in comes into a window or leaves it, also for another one, which AppKit tells only
/// views. It is not to be seen.
final class WindowObserver: NSView {
  private let moved: @MainActor (NSWindow?) -> Void

  /// Tells of the view that it is then added to: of no window as that leaves one.
  init(moved: @escaping @MainActor (NSWindow?) -> Void) {
    self.moved = moved
    super.init(frame: .zero)
    isHidden = true
    setAccessibilityElement(false)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewWillMove(toWindow newWindow: NSWindow?) {
    super.viewWillMove(toWindow: newWindow)
    if window != nil { moved(nil) }
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if let window { moved(window) }
  }
}
#endif
