#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// A blur of the window behind a preview: first of everything except the pressed view, and also of that view once the
/// preview covers it.
///
/// With Reduce Transparency it is a plain colour, with an opacity that replaces the strength of the blur.
final class PeekBlur: NSView {
  /// The blur of everything except the pressed view.
  let rest = NSVisualEffectView()
  /// The blur of the pressed view.
  let source = NSVisualEffectView()
  /// The plain colour that replaces both with Reduce Transparency.
  let ground = PeekVeil()
  /// The observer of Reduce Transparency, while the view is in a window.
  private var transparency: Observation?
  /// The hole in the mask of `rest`.
  private var hole: Rect?

  override init(frame: NSRect) {
    super.init(frame: frame)
    for view in [rest, source] {
      view.material = .fullScreenUI
      // The overlay's own window is never the active one.
      view.state = .active
    }
    for view in [rest, source, ground] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isFlipped: Bool { true }

  /// Shows the blur of a frame.
  func show(_ frame: PeekFrame, around pressed: Rect) {
    if rest.frame != bounds || hole != pressed {
      rest.frame = bounds
      rest.maskImage = .mask(of: bounds.size, without: CGRect(pressed))
      source.frame = CGRect(pressed)
      ground.frame = bounds
      hole = pressed
    }
    rest.alphaValue = frame.recession
    source.alphaValue = frame.sourceRecession
    let color = LayerColor(.windowBackgroundColor, in: effectiveAppearance)
    ground.show(frame, in: color, around: pressed)
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    transparency = window.map { _ in
      Observation(
        of: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
        in: NSWorkspace.shared.notificationCenter
      ) { [weak self] in self?.choose() }
    }
    choose()
  }

  private func choose() {
    let isPlain = NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency
    for view in [rest, source] { view.isHidden = isPlain }
    ground.isHidden = !isPlain
  }
}

extension NSImage {
  /// Returns an opaque mask with a hole, in coordinates from the top left. AppKit may call its drawing closure on any
  /// thread.
  fileprivate static func mask(of size: NSSize, without hole: NSRect) -> NSImage {
    NSImage(size: size, flipped: true) { all in
      let path = NSBezierPath(rect: all)
      path.appendRect(hole)
      path.windingRule = .evenOdd
      NSColor.black.setFill()
      path.fill()
      return true
    }
  }
}
#endif
