#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// A blur of the window behind a preview: of all of it but what was pressed, and of that when the preview is there.
///
/// With Reduce Transparency it is a plain ground, as opaque as the blur would be.
final class PeekBlur: NSView {
  /// Behind all the rest.
  let rest = NSVisualEffectView()
  /// Behind what was pressed.
  let source = NSVisualEffectView()
  /// In place of both.
  let ground = PeekVeil()
  /// While it is in a window.
  private var transparency: Observation?
  /// What `rest` spares by its mask.
  private var hole: Rect?

  override init(frame: NSRect) {
    super.init(frame: frame)
    for view in [rest, source] {
      view.material = .fullScreenUI
      // Its own window is never the active one.
      view.state = .active
    }
    for view in [rest, source, ground] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isFlipped: Bool { true }

  /// True if what is blurred is in its own window; false, the default, if it is in the window behind.
  var isWithinWindow = false {
    didSet {
      if isWithinWindow == oldValue { return }
      for view in [rest, source] {
        view.blendingMode = isWithinWindow ? .withinWindow : .behindWindow
      }
    }
  }

  /// Blurs as far as everything has receded by now.
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
  /// Opaque but for a hole, from the top left. It may be drawn on any thread.
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
