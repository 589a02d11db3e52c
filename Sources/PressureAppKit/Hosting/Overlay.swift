#if os(macOS) || STAND_INS
import AppKit

/// A clear window over the content of another one: nothing of that clips what is drawn in it, or covers it.
///
/// It goes along with that window and takes no keys. It is there only while something is to be seen in it.
@MainActor
final class Overlay {
  private let content: NSView
  private var window: NSWindow?

  /// Makes one that shows a view; its coordinates are those of the content that it lies over, from the top.
  init(_ content: NSView) {
    self.content = content
  }

  /// Whether clicks are its view's; else they go to what is under it.
  var isOpen = false {
    didSet { window?.ignoresMouseEvents = !isOpen }
  }

  /// Lies over a window, as large as its content is now.
  func appear(over parent: NSWindow) {
    if window?.parent !== parent { disappear() }
    let window = window ?? make()
    window.setFrame(Overlay.frame(over: parent), display: false)
    if window.parent == nil { parent.addChildWindow(window, ordered: .above) }
  }

  /// Goes away, with its window.
  func disappear() {
    guard let window else { return }
    window.parent?.removeChildWindow(window)
    window.orderOut(nil)
    window.contentView = nil
    self.window = nil
  }

  private static func frame(over parent: NSWindow) -> NSRect {
    guard let content = parent.contentView else { return parent.frame }
    return parent.convertToScreen(content.convert(content.bounds, to: nil))
  }

  private func make() -> NSWindow {
    let window = NSWindow(
      contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: true)
    // Swift keeps it.
    window.isReleasedWhenClosed = false
    window.isOpaque = false
    window.backgroundColor = .clear
    window.hasShadow = false
    window.ignoresMouseEvents = !isOpen
    window.contentView = content
    self.window = window
    return window
  }
}

extension NSWindow {
  /// As large as its content, from the top left: as an overlay's coordinates are.
  var contentArea: NSRect { NSRect(origin: .zero, size: contentView?.bounds.size ?? .zero) }

  /// A place or a box in one of its views, in the coordinates of an overlay.
  func overlayRect(_ rect: NSRect, of view: NSView) -> NSRect {
    guard let contentView else { return rect }
    var rect = view.convert(rect, to: contentView)
    if !contentView.isFlipped { rect.origin.y = contentView.bounds.height - rect.maxY }
    return rect
  }
}
#endif
