#if os(iOS) || UIKIT
import SwiftUI
import UIKit

extension UIView {
  /// Keeps SwiftUI from making the view larger than its content. Before iOS 16, SwiftUI does not ask for the size.
  func hugContent() {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  /// Returns the size of a button for a proposal: that of its title, or narrower if necessary, but never narrower than
  /// it is high.
  @available(iOS 16.0, *)
  func buttonSize(for proposal: ProposedViewSize) -> CGSize {
    let wanted = sizeThatFits(.zero)
    let offered = proposal.width ?? wanted.width
    return sizeThatFits(
      CGSize(width: min(wanted.width, max(offered, wanted.height)), height: wanted.height))
  }
}
#endif
