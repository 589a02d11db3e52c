#if os(iOS) || STAND_INS && canImport(UIKit)
import SwiftUI
import UIKit

extension UIView {
  /// Has SwiftUI make it no larger than it wants to be, before iOS 16 asks.
  func hugContent() {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
  }

  /// How large a button is where so much is offered: as its title wants it, narrower if it must be, and
  /// never narrower than it is high.
  @available(iOS 16.0, *)
  func buttonSize(for proposal: ProposedViewSize) -> CGSize {
    let wanted = sizeThatFits(.zero)
    let offered = proposal.width ?? wanted.width
    return sizeThatFits(
      CGSize(width: min(wanted.width, max(offered, wanted.height)), height: wanted.height))
  }
}
#endif
