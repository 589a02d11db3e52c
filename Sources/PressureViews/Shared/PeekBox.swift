#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// A rounded box on the stage. Its live content fills the box and is scaled with it.
@MainActor
final class PeekBox: NativeBox {
  /// The view in the box.
  var content: NativeView? {
    didSet {
      if content === oldValue { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { addSubview(content) }
      content?.frame = bounds
    }
  }
  private var shown: PeekFrame.Box?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    clipToCorners()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Moves the box to where the control's frame has it. Properties that have not changed stay untouched.
  func show(_ box: PeekFrame.Box?) {
    if box == shown { return }
    let old = shown
    shown = box
    isHidden = box == nil
    guard let box else { return }
    if old?.rect != box.rect || old?.natural != box.natural {
      place(
        at: CGRect(box.rect), natural: CGSize(width: box.natural.width, height: box.natural.height))
      content?.frame = bounds
    }
    if old?.cornerRadius != box.cornerRadius { cornerRadius = box.cornerRadius }
    if old?.color != box.color { ground = box.color }
    if old?.opacity != box.opacity { opacity = box.opacity }
  }
}
#endif
