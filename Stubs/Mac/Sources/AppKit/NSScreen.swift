// https://developer.apple.com/documentation/appkit/nsscreen
// Not of the main actor, as Apple has it.
open class NSScreen: NSObject {
  // https://developer.apple.com/documentation/appkit/nsscreen/main
  open class var main: NSScreen? { own }
  private nonisolated(unsafe) static let own = NSScreen()

  // https://developer.apple.com/documentation/appkit/nsscreen/frame
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  // https://developer.apple.com/documentation/appkit/nsscreen/backingscalefactor
  open var backingScaleFactor: CGFloat { 2 }

  // https://developer.apple.com/documentation/appkit/nsscreen/displaylink(target:selector:)
  // As that of a view.
  @available(macOS 14, *)
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    let link = CADisplayLink(target: target, selector: selector)
    link.screen = self
    return link
  }
}

/// Here only: the link of a view or a window. It stands still while its window is closed, miniaturized or covered, and
/// while its view is in no window.
@available(macOS 14, *)
final class SeenLink: CADisplayLink {
  /// nil where the view or the window is gone.
  var isSeen: @MainActor () -> Bool? = { nil }

  // The frames of a screen go to the links that are not paused.
  override var isPaused: Bool {
    get {
      let isSeen = isSeen
      return super.isPaused || !MainActor.assumeIsolated { isSeen() ?? true }
    }
    set { super.isPaused = newValue }
  }
}
