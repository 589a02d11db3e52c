#if os(macOS) || APPKIT
import AppKit

/// An invisible view that reports when its superview joins, leaves or changes its window. AppKit reports this only to
/// views.
final class WindowObserver: NSView {
  private let moved: @MainActor (NSWindow?) -> Void

  /// Makes an observer; add it to the view to observe. `moved` receives the window that the view joins, or nil before
  /// it leaves one.
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
