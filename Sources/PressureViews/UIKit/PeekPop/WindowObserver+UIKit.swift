#if os(iOS) || UIKIT
import UIKit

/// An invisible view that reports when its superview joins, leaves or changes its window. UIKit reports this only to
/// views.
final class WindowObserver: UIView {
  /// The last known window.
  private weak var lastWindow: UIWindow?
  /// True if the view is in a window. False during the first of the two calls that a change of the window causes.
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

  /// Joins a view and observes it from then on.
  func observe(_ view: UIView) {
    // A visual effect view takes no subviews of its own.
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
