// https://developer.apple.com/documentation/appkit/nsscreen
// As in Apple's SDK, the class is nonisolated.
open class NSScreen: NSObject {
  // https://developer.apple.com/documentation/appkit/nsscreen/main
  open class var main: NSScreen? { own }
  private nonisolated(unsafe) static let own = NSScreen()

  // https://developer.apple.com/documentation/appkit/nsscreen/frame
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  // https://developer.apple.com/documentation/appkit/nsscreen/backingscalefactor
  open var backingScaleFactor: CGFloat { 2 }

  // https://developer.apple.com/documentation/appkit/nsscreen/displaylink(target:selector:)
  // Like a view's link, but not paused while a window is hidden.
  @available(macOS 14, *)
  open func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    let link = CADisplayLink(target: target, selector: selector)
    link.screen = self
    return link
  }
}

/// Here only: the display link of a view or a window. It pauses while the window is closed, miniaturized or covered, and
/// while the view has no window.
@available(macOS 14, *)
final class SeenLink: CADisplayLink {
  /// True if the view or the window is visible. Nil if it was deallocated.
  var isSeen: @MainActor () -> Bool? = { nil }

  // A screen sends its frames to the links that are not paused.
  override var isPaused: Bool {
    get {
      let isSeen = isSeen
      return super.isPaused || !MainActor.assumeIsolated { isSeen() ?? true }
    }
    set { super.isPaused = newValue }
  }
}
