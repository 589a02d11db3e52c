#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// The views that cover a window during a preview: a blur and a veil over everything except the pressed view, and the
/// preview.
final class PeekStage: NSView {
  /// The interaction that receives the clicks.
  weak var peek: PeekPopInteraction?
  /// The box of the preview.
  let card = PeekBox()
  let blur = PeekBlur()
  let veil = PeekVeil()

  override init(frame: NSRect) {
    super.init(frame: frame)
    wantsLayer = true
    for view in [blur, veil, card] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isFlipped: Bool { true }

  /// Shows a frame, with the rectangle of the pressed view.
  func show(_ frame: PeekFrame, around pressed: Rect) {
    for view in [blur, veil] { view.frame = bounds }
    blur.show(frame, around: pressed)
    veil.show(frame, in: frame.veil?.color ?? .clear, around: pressed)
    card.show(frame.preview)
  }

  // MARK: Clicks on an open preview

  /// True: the overlay's window never becomes key.
  override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }
  override func hitTest(_ point: NSPoint) -> NSView? { self }
  override func mouseDown(with event: NSEvent) { peek?.feed(mouse: event, .began, in: self) }
  override func mouseDragged(with event: NSEvent) { peek?.feed(mouse: event, .moved, in: self) }
  override func mouseUp(with event: NSEvent) { peek?.feed(mouse: event, .ended, in: self) }
  override func pressureChange(with event: NSEvent) { peek?.feed(pressure: event, in: self) }

  // MARK: Assistive technology

  override func accessibilityPerformCancel() -> Bool { peek?.host.escape() ?? false }
}
#endif
