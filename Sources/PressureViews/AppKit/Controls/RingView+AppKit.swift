#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// The ring above a window's content. While it is open, it takes all clicks for the button, and the views below it
/// receive none.
final class RingView: SceneView {
  /// The button that receives the clicks.
  weak var button: ConfirmActionButton? {
    didSet { pressureConfiguration = button?.pressureConfiguration }
  }

  /// True: the overlay's window never becomes key.
  override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

  override func hitTest(_ point: NSPoint) -> NSView? { self }
  override func mouseDown(with event: NSEvent) { button?.feed(mouse: event, .began, in: self) }
  override func mouseDragged(with event: NSEvent) { button?.feed(mouse: event, .moved, in: self) }
  override func mouseUp(with event: NSEvent) { button?.feed(mouse: event, .ended, in: self) }
  @available(macOS 26.0, *)
  override func mouseCancelled(with event: NSEvent) { button?.mouseCancelled(with: event) }
  override func pressureChange(with event: NSEvent) { button?.feed(pressure: event, in: self) }

  // MARK: Other events

  override func scrollWheel(with event: NSEvent) { below(event)?.scrollWheel(with: event) }
  override func magnify(with event: NSEvent) { below(event)?.magnify(with: event) }
  override func smartMagnify(with event: NSEvent) { below(event)?.smartMagnify(with: event) }
  override func rotate(with event: NSEvent) { below(event)?.rotate(with: event) }
  override func swipe(with event: NSEvent) { below(event)?.swipe(with: event) }

  /// Returns the view that would receive an event without the ring.
  private func below(_ event: NSEvent) -> NSView? {
    guard let window = button?.window else { return nil }
    return window.hit(
      at: window.windowPoint(ofOverlay: convert(event.locationInWindow, from: nil)))
  }
}
#endif
