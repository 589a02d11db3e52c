#if os(macOS) || APPKIT
import AppKit
import PressureKit

/// Shows a view above the content of a window, where no view of the content clips or covers it. It is there only while
/// it shows something, and it takes no keys.
///
/// It appears as a clear window that moves with the other one. In a child window, such as a popover's, it appears as a
/// view above the content, since a click in any other window closes a transient popover. AppKit has no public way to
/// recognise a popover's window, so other child windows get the view, too. It looks the same, but their content clips
/// it.
@MainActor
final class Overlay {
  private let content: NSView
  private let title: String?
  /// The window below the overlay.
  private weak var parent: NSWindow?
  private var window: NSWindow?
  private let pane = OverlayPane()

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
    didSet {
      window?.ignoresMouseEvents = !isOpen
      pane.isOpen = isOpen
    }
  }

  /// Returns the view that a click at a point of the overlay would reach, if the overlay took clicks or not. No view lies
  /// over an overlay that is a window. Other windows are not noticed.
  func view(at place: Point, in window: NSWindow, takesTouches: Bool) -> NSView? {
    if takesTouches && self.window != nil { return content }
    pane.isOpen = takesTouches
    defer { pane.isOpen = isOpen }
    return window.hit(at: window.windowPoint(ofOverlay: NSPoint(x: place.x, y: place.y)))
  }

  /// Covers a window, at the present size of its content.
  func appear(over parent: NSWindow) {
    let isView = parent.showsOverlayWithin
    if self.parent !== parent || isView == (window != nil) { disappear() }
    self.parent = parent
    if isView { showView(in: parent) } else { showWindow(over: parent) }
  }

  /// Removes the overlay and its window.
  func disappear() {
    parent = nil
    if pane.superview != nil {
      content.removeFromSuperview()
      pane.removeFromSuperview()
    }
    guard let window else { return }
    window.parent?.removeChildWindow(window)
    window.orderOut(nil)
    window.contentView = nil
    self.window = nil
  }

  private func showView(in parent: NSWindow) {
    guard let ground = parent.contentView else { return }
    pane.frame = ground.convert(parent.overlayFrame, from: nil)
    if pane.superview === ground { return }
    pane.addSubview(content)
    ground.addSubview(pane, positioned: .above, relativeTo: nil)
  }

  private func showWindow(over parent: NSWindow) {
    let window = window ?? makeWindow()
    window.setFrame(parent.convertToScreen(parent.overlayFrame), display: false)
    if window.parent == nil { parent.addChildWindow(window, ordered: .above) }
  }

  private func makeWindow() -> NSWindow {
    let window = NSWindow(
      contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: true)
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

/// The view that holds an overlay in a child window: clicks pass through it unless the overlay is open.
private final class OverlayPane: NSView {
  var isOpen = false

  override var isFlipped: Bool { true }
  override func hitTest(_ point: NSPoint) -> NSView? { isOpen ? super.hitTest(point) : nil }
}

extension NSWindow {
  /// True if an overlay is a view in this window; false if it is a window over this one.
  var showsOverlayWithin: Bool { parent != nil }

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
