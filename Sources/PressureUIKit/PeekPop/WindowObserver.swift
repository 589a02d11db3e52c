#if os(iOS) || STAND_INS
import UIKit

/// Tells when the view that it is in comes into a window or leaves it, also for another one, which UIKit tells only
/// views. It is not to be seen.
final class WindowObserver: UIView {
  /// Where the view was last said to be.
  private weak var lastWindow: UIWindow?
  /// Whether the view is in a window, and has not just left one.
  private(set) var isInWindow = false
  private let moved: @MainActor () -> Void

  init(moved: @escaping @MainActor () -> Void) {
    self.moved = moved
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Goes into a view, and tells of it from then on.
  func observe(_ view: UIView) {
    // This one takes no views of its own.
    let view = (view as? UIVisualEffectView)?.contentView ?? view
    if superview !== view { view.addSubview(self) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window !== lastWindow {
      isInWindow = false
      moved()
    }
    lastWindow = window
    isInWindow = window != nil
    moved()
  }
}
#endif
