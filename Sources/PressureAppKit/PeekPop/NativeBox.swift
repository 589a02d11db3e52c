#if os(macOS) || STAND_INS
import AppKit
import PressureKit
import PressureLayers

/// A view with round corners, whose content is scaled with it. Its coordinates grow downwards.
class NativeBox: NSView {
  override var isFlipped: Bool { true }

  /// Clips the content to the corners.
  func clipToCorners() {
    wantsLayer = true
    layer?.cornerCurve = .continuous
    layer?.masksToBounds = true
  }

  /// How round the corners are, in points.
  var cornerRadius: Double {
    get { Double(layer?.cornerRadius ?? 0) }
    set { layer?.cornerRadius = CGFloat(newValue) }
  }

  /// The colour behind the content.
  var ground = LayerColor.clear {
    didSet { layer?.backgroundColor = ground.cgColor }
  }

  /// Lies in a rectangle. The content stays of its natural size.
  func place(at rect: CGRect, natural: CGSize) {
    frame = rect
    setBoundsSize(natural)
  }
}
#endif
