#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// The ring over a window's content: while it stands, all clicks are the button's, and nothing under it is clicked.
final class RingView: SceneView {
  /// The button that the clicks are fed to.
  weak var button: ConfirmActionButton? {
    didSet { pressureConfiguration = button?.pressureConfiguration }
  }

  /// Its window is never the one that keys go to.
  override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

  override func hitTest(_ point: NSPoint) -> NSView? { self }
  override func mouseDown(with event: NSEvent) { button?.feed(mouse: event, .began, in: self) }
  override func mouseDragged(with event: NSEvent) { button?.feed(mouse: event, .moved, in: self) }
  override func mouseUp(with event: NSEvent) { button?.feed(mouse: event, .ended, in: self) }
  override func rightMouseDown(with event: NSEvent) { button?.hosting?.interrupt(.menu) }
  override func pressureChange(with event: NSEvent) { button?.feed(pressure: event, in: self) }
}
#endif
