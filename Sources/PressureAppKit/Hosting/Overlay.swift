#if os(macOS) || STAND_INS
import AppKit

/// Shows a view over the content of a window: no view of the content clips or covers it. It is there only while something
/// is to be seen in it, and it takes no keys.
///
/// It appears as a clear window that goes with the other one. In a window that is a child of another one, as a popover's is,
/// it appears as a view on top of the content, since a click in any other window closes a transient popover. AppKit has no
/// public way to recognise a popover's window. Other child windows get the view, too: it looks the same, but is clipped by
/// their content.
@MainActor
final class Overlay {
  private let content: NSView
  private let title: String?
  /// The window that it lies over.
  private weak var parent: NSWindow?
  private var window: NSWindow?
  private let pane = OverlayPane()

  /// Makes one that shows a view; its coordinates are those of the part of the content that it covers, from the top.
  ///
  /// With a title, assistive technology finds its window by that, and what is in the view. Without one it finds nothing.
  init(_ content: NSView, title: String? = nil) {
    self.content = content
    self.title = title
  }

  /// True if clicks are its view's; false, the default, if they go to what is under it.
  var isOpen = false {
    didSet {
      window?.ignoresMouseEvents = !isOpen
      pane.isOpen = isOpen
    }
  }

  /// Lies over a window, as large as its content is now.
  func appear(over parent: NSWindow) {
    let isView = parent.showsOverlayWithin
    if self.parent !== parent || isView == (window != nil) { disappear() }
    self.parent = parent
    if isView { showView(in: parent) } else { showWindow(over: parent) }
  }

  /// Goes away, with its window.
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
    // Swift keeps it.
    window.isReleasedWhenClosed = false
    window.isOpaque = false
    window.backgroundColor = .clear
    window.hasShadow = false
    window.ignoresMouseEvents = !isOpen
    // It goes with its parent into full screen, and no shortcut or overview of windows leads to it.
    window.collectionBehavior = [.fullScreenAuxiliary, .transient, .ignoresCycle]
    window.setAccessibilityTitle(title)
    if title == nil { window.setAccessibilityElement(false) }
    window.contentView = content
    self.window = window
    return window
  }
}

/// The view that holds an overlay in a child window: clicks go through it unless the overlay is open.
private final class OverlayPane: NSView {
  var isOpen = false

  override var isFlipped: Bool { true }
  override func hitTest(_ point: NSPoint) -> NSView? { isOpen ? super.hitTest(point) : nil }
}

extension NSWindow {
  /// True if an overlay is a view in this window; false if it is a window over this one.
  var showsOverlayWithin: Bool { parent != nil }

  /// What an overlay covers, in the window's coordinates: its content without what a title bar or a toolbar lies over, whose
  /// buttons take their own clicks.
  fileprivate var overlayFrame: NSRect {
    guard let contentView else { return contentLayoutRect }
    return contentView.convert(contentView.bounds, to: nil).intersection(contentLayoutRect)
  }

  /// As large as an overlay, from the top left: as an overlay's coordinates are.
  var overlayArea: NSRect { NSRect(origin: .zero, size: overlayFrame.size) }

  /// A place or a box in one of its views, in the coordinates of an overlay.
  func overlayRect(_ rect: NSRect, of view: NSView) -> NSRect {
    let own = view.convert(rect, to: nil)
    let area = overlayFrame
    return NSRect(
      x: own.minX - area.minX, y: area.maxY - own.maxY, width: own.width, height: own.height)
  }
}
#endif
