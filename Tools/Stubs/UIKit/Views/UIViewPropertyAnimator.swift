// https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@MainActor
open class UIViewPropertyAnimator: NSObject {
  private let animations: (() -> Void)?

  // https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:curve:animations:)
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
  }

  // https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/pausesoncompletion
  open var pausesOnCompletion = false
  // https://developer.apple.com/documentation/uikit/uiviewanimating/state
  open private(set) var state = UIViewAnimatingState.inactive

  // https://developer.apple.com/documentation/uikit/uiviewanimating/fractioncomplete
  // As in UIKit, setting it activates an inactive animator.
  open var fractionComplete: CGFloat = 0 {
    didSet { activate() }
  }

  // https://developer.apple.com/documentation/uikit/uiviewanimating/pauseanimation()
  open func pauseAnimation() { activate() }

  // https://developer.apple.com/documentation/uikit/uiviewanimating/stopanimation(_:)
  open func stopAnimation(_ withoutFinishing: Bool) {
    state = withoutFinishing ? .inactive : .stopped
    UIViewPropertyAnimator.active.removeAll { $0 === self }
  }

  private func activate() {
    if state == .active { return }
    state = .active
    UIViewPropertyAnimator.active.append(self)
    animations?()
  }

  /// Here only: the animators that must be stopped before they are released.
  public static var active: [UIViewPropertyAnimator] = []
}

// https://developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

extension UIView {
  // https://developer.apple.com/documentation/uikit/uiview/animationcurve
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
