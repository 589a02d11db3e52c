#if os(macOS) || APPKIT
import AppKit
import PressureKit

/// A view with rounded corners that scales its content. Its y axis points down.
class NativeBox: NSView {
  override var isFlipped: Bool { true }

  /// Clips the content to the corners.
  func clipToCorners() {
    wantsLayer = true
    layer?.cornerCurve = .continuous
    layer?.masksToBounds = true
  }

  /// The corner radius, in points.
  var cornerRadius: Double {
    get { Double(layer?.cornerRadius ?? 0) }
    set { layer?.cornerRadius = CGFloat(newValue) }
  }

  /// The colour behind the content.
  var ground = LayerColor.clear {
    didSet { layer?.backgroundColor = ground.cgColor }
  }

  /// Fills a rectangle. The content keeps its natural size and is scaled.
  func place(at rect: CGRect, natural: CGSize) {
    frame = rect
    setBoundsSize(natural)
  }
}
#endif
