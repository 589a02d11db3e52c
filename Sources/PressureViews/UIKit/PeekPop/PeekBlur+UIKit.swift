#if os(iOS) || UIKIT
import UIKit

/// A blur of the content behind it, with a strength that can be set.
///
/// With Reduce Transparency it is a plain colour, whose opacity is the strength.
///
/// UIKit has no property for the strength, so the blur is a paused animation from no blur to full blur. Releasing a
/// paused animator ends the app, so the animator exists only while the view is in a window.
@MainActor
final class PeekBlur: UIVisualEffectView {
  private var animator: UIViewPropertyAnimator?
  /// The observer of Reduce Transparency, while the view is in a window.
  private var transparency: Observation?

  init() {
    super.init(effect: nil)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The strength, 0…1.
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

  /// Starts again as a blur or a plain colour, or as neither outside a window.
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
    // Otherwise the animation ends when it reaches full blur.
    animator.pausesOnCompletion = true
    animator.fractionComplete = amount
    self.animator = animator
  }
}
#endif
