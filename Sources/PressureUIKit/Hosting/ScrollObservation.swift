#if os(iOS) || STAND_INS
import UIKit

/// Hears each scroll of what a view is in, at once, for as long as it is kept.
@MainActor
final class ScrollObservation {
  private var observations: [NSKeyValueObservation] = []

  /// Observes the scroll views that the view is in now.
  init(around view: UIView, scrolled: @escaping @MainActor @Sendable () -> Void) {
    var next = view.superview
    while let parent = next {
      if let scrollView = parent as? UIScrollView {
        observations.append(
          scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated(scrolled) })
      }
      next = parent.superview
    }
  }
}
#endif
