#if os(iOS) || STAND_INS
import UIKit

/// Hears each scroll of what a view is in, at once, for as long as it is kept.
@MainActor
final class ScrollObservation {
  private var observations: [NSKeyValueObservation] = []

  /// Observes the scroll views that the view is in now.
  init(around view: UIView, scrolled: @escaping @MainActor @Sendable () -> Void) {
    for case let scrollView as UIScrollView in view.ancestors {
      observations.append(
        scrollView.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated(scrolled) })
    }
  }
}
#endif
