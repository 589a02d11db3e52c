#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// A rounded box on the stage, with live content that is as large as the box and scaled with it.
@MainActor
final class PeekBox: NSView {
  /// What is in it.
  var content: NSView? {
    didSet {
      if content === oldValue { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { addSubview(content) }
      content?.frame = bounds
    }
  }
  private var shown: PeekFrame.Box?

  override init(frame: NSRect) {
    super.init(frame: frame)
    isHidden = true
    wantsLayer = true
    layer?.cornerCurve = .continuous
    layer?.masksToBounds = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var isFlipped: Bool { true }

  /// Puts it where the engine says; what is the same as before is not touched.
  func show(_ box: PeekFrame.Box?) {
    if box == shown { return }
    let old = shown
    shown = box
    isHidden = box == nil
    guard let box else { return }
    if old?.rect != box.rect || old?.natural != box.natural {
      frame = CGRect(box.rect)
      // The content stays as large as it is laid out.
      setBoundsSize(NSSize(width: box.natural.width, height: box.natural.height))
      content?.frame = bounds
    }
    if old?.cornerRadius != box.cornerRadius { layer?.cornerRadius = box.cornerRadius }
    if old?.color != box.color { layer?.backgroundColor = box.color.cgColor }
    if old?.opacity != box.opacity { alphaValue = box.opacity }
  }
}
#endif
