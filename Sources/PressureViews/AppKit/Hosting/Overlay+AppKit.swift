#if os(macOS) || APPKIT
import AppKit
import PressureKit

/// Shows a view above the content of a window, where no view of the content clips or covers it. It is there only while
/// it shows something, and it takes no keys.
///
/// It appears as a clear panel that moves with the other window. In a popover, too: “panels that become key only when
/// needed will not cause a transient popover to close” (`NSPopover.Behavior.transient`). A view would have no place there:
/// those of the content are the app's, and AppKit supports no views beside the content view.
@MainActor
final class Overlay {
  private let content: NSView
  private let title: String?
  /// The window below the overlay.
  private weak var parent: NSWindow?
  private var window: NSWindow?

  /// Makes an overlay that shows a view. The view's coordinates begin at the top left of the part of the content that
  /// it covers.
  ///
  /// With a title, assistive technology finds the overlay's window by that title, and the elements of the view. Without
  /// a title it finds nothing.
  init(_ content: NSView, title: String? = nil) {
    self.content = content
    self.title = title
  }

  /// True if the view takes clicks; false, the default, if they go to the views below it.
  var isOpen = false {
    didSet { window?.ignoresMouseEvents = !isOpen }
  }

  /// Returns the view that a click at a point of the overlay would reach, if the overlay took clicks or not. No view lies
  /// over the overlay. Other windows are not noticed.
  func view(at place: Point, in window: NSWindow, takesTouches: Bool) -> NSView? {
    if takesTouches && self.window != nil { return content }
    return window.hit(at: window.windowPoint(ofOverlay: NSPoint(x: place.x, y: place.y)))
  }

  /// Covers a window, at the present size of its content.
  func appear(over parent: NSWindow) {
    if self.parent !== parent { disappear() }
    self.parent = parent
    let window = window ?? makeWindow()
    window.setFrame(parent.convertToScreen(parent.overlayFrame), display: false)
    // A popover of the menu bar is above the usual level.
    if window.level != parent.level { window.level = parent.level }
    if window.parent == nil { parent.addChildWindow(window, ordered: .above) }
  }

  /// Removes the overlay and its window.
  func disappear() {
    parent = nil
    guard let window else { return }
    window.parent?.removeChildWindow(window)
    window.orderOut(nil)
    window.contentView = nil
    self.window = nil
  }

  private func makeWindow() -> NSWindow {
    let window = NSPanel(
      contentRect: .zero, styleMask: [.borderless, .nonactivatingPanel], backing: .buffered,
      defer: true)
    window.becomesKeyOnlyIfNeeded = true
    // Over a modal window, it works like that window.
    window.worksWhenModal = true
    window.hidesOnDeactivate = false
    // ARC releases the window.
    window.isReleasedWhenClosed = false
    window.isOpaque = false
    window.backgroundColor = .clear
    window.hasShadow = false
    window.ignoresMouseEvents = !isOpen
    // The window follows its parent into full screen, and stays out of window cycling and Mission Control.
    window.collectionBehavior = [.fullScreenAuxiliary, .transient, .ignoresCycle]
    window.setAccessibilityTitle(title)
    if title == nil { window.setAccessibilityElement(false) }
    window.contentView = content
    self.window = window
    return window
  }
}

extension NSWindow {
  /// The area that an overlay covers, in the window's coordinates: the content without the part below a title bar or a
  /// toolbar, whose buttons take their own clicks.
  fileprivate var overlayFrame: NSRect {
    guard let contentView else { return contentLayoutRect }
    return contentView.convert(contentView.bounds, to: nil).intersection(contentLayoutRect)
  }

  /// The area that an overlay covers, in the overlay's coordinates, from the top left.
  var overlayArea: NSRect { NSRect(origin: .zero, size: overlayFrame.size) }

  /// Returns a point of an overlay in the window's coordinates.
  func windowPoint(ofOverlay point: NSPoint) -> NSPoint {
    let area = overlayFrame
    return NSPoint(x: area.minX + point.x, y: area.maxY - point.y)
  }

  /// Returns a point or a rectangle of one of the window's views in the coordinates of an overlay.
  func overlayRect(_ rect: NSRect, of view: NSView) -> NSRect {
    let own = view.convert(rect, to: nil)
    let area = overlayFrame
    return NSRect(
      x: own.minX - area.minX, y: area.maxY - own.maxY, width: own.width, height: own.height)
  }
}
#endif
