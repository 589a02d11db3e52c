#if os(iOS) || STAND_INS
import PressureLayers
import UIKit

/// A blur of what lies behind it, as strong as it is told.
///
/// With Reduce Transparency it is a plain ground, as opaque as it is told.
///
/// UIKit has no such property: it is an animation from no blur to all of it that stands still. An
/// animator that is released while it does ends the app, so there is one only in a window.
@MainActor
final class PeekBlur: UIVisualEffectView {
  private var animator: UIViewPropertyAnimator?
  /// While it is in a window.
  private var transparency: Observation?

  init() {
    super.init(effect: nil)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How strong it is, 0…1.
  var amount = 0.0 {
    didSet {
      if amount == oldValue { return }
      animator?.fractionComplete = amount
      contentView.alpha = amount
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    transparency =
      window.map { _ in
        Observation(of: UIAccessibility.reduceTransparencyStatusDidChangeNotification) {
          [weak self] in self?.prepare()
        }
      }
    prepare()
  }

  /// Begins again, as a blur or as a plain ground; outside a window as neither.
  private func prepare() {
    animator?.stopAnimation(true)
    animator = nil
    effect = nil
    if window == nil { return }
    let isPlain = UIAccessibility.isReduceTransparencyEnabled
    contentView.backgroundColor = isPlain ? .secondarySystemBackground : nil
    contentView.alpha = amount
    if isPlain { return }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in
      self?.effect = UIBlurEffect(style: .regular)
    }
    // Else it is over as soon as it is whole.
    animator.pausesOnCompletion = true
    animator.fractionComplete = amount
    self.animator = animator
  }
}
#endif
