#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// The views that cover a window during a preview: a blur and a veil over everything except the pressed view, the
/// preview, and its actions.
final class PeekStage: UIView {
  weak var delegate: (any PeekStageDelegate)?
  /// The box of the preview.
  let card = PeekBox()
  /// The box of the actions.
  let list = PeekBox()
  private let blur = PeekBlur()
  private let veil = PeekVeil()
  private var source: UIView?
  private var shown = PeekFrame()
  private var size: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The first finger belongs to the pressed view, whose recognizer also reports further fingers.
    isUserInteractionEnabled = false
    // The content of a preview takes no touches: a touch on it is a touch on the stage, and pops.
    card.isUserInteractionEnabled = false
    for view in [blur, veil, card, list] { addSubview(view) }
    // The preview comes first for assistive technology.
    accessibilityElements = [card, list, veil]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// True if the preview stays open without a finger. It then takes touches and keys, and hides everything else from
  /// assistive technology.
  var isOpen = false {
    didSet {
      if isOpen == oldValue { return }
      isUserInteractionEnabled = isOpen
      accessibilityViewIsModal = isOpen
      if isOpen {
        veil.close = { [weak self] in self?.accessibilityPerformEscape() ?? false }
        _ = becomeFirstResponder()
      } else {
        veil.close = nil
        _ = resignFirstResponder()
      }
    }
  }

  /// Covers a window, with a picture of the pressed view above the blur.
  func appear(in window: UIWindow, over view: UIView) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let picture = view.snapshotView(afterScreenUpdates: false) {
      picture.frame = view.convert(view.bounds, to: nil)
      picture.isUserInteractionEnabled = false
      picture.accessibilityElementsHidden = true
      source?.removeFromSuperview()
      insertSubview(picture, aboveSubview: veil)
      source = picture
    }
    window.addSubview(self)
  }

  /// Shows a frame. Properties that have not changed stay untouched.
  func show(_ frame: PeekFrame) {
    if frame == shown { return }
    if frame.recession != shown.recession {
      blur.amount = frame.recession
      veil.alpha = frame.recession
    }
    source?.alpha = 1 - frame.sourceRecession
    if let color = frame.veil?.color, color != shown.veil?.color {
      veil.backgroundColor = UIColor(color)
    }
    card.show(frame.preview)
    list.show(frame.actions)
    shown = frame
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    veil.frame = bounds
    if let size, size != bounds.size { delegate?.stageWasInterrupted(by: .displaced) }
    size = bounds.size
  }

  /// Requests the colours of the new appearance.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    delegate?.contentDidChange()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .began, of: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .moved, of: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .ended, of: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    feed(touches, .cancelled, of: event)
  }

  private func feed(_ touches: Set<UITouch>, _ phase: ContactPhase, of event: UIEvent?) {
    for touch in touches { delegate?.stageDidTake(touch, phase, of: event) }
  }

  // MARK: Keys and assistive technology

  override var canBecomeFirstResponder: Bool { isOpen }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !feed($0, .down) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !feed($0, .up) }
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !feed($0, .cancelled) }
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Closes an open preview when another view gets the keys.
  override func resignFirstResponder() -> Bool {
    let resigns = super.resignFirstResponder()
    if resigns && isOpen { delegate?.stageWasInterrupted(by: .focusLost) }
    return resigns
  }

  private func feed(_ press: UIPress, _ phase: KeySample.Phase) -> Bool {
    delegate?.stageDidTake(press, phase) ?? false
  }

  override func accessibilityPerformEscape() -> Bool { delegate?.stageDidEscape() ?? false }
}
#endif
