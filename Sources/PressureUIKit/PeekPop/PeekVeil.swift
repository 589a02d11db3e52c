#if os(iOS) || STAND_INS
import PressureHosting
import UIKit

/// What dims the window behind a preview, and what closes one that is left open for those who use Switch Control, Voice
/// Control or VoiceOver: an element of its own, as nothing else of a preview is one.
final class PeekVeil: UIView {
  /// Closes the preview, and returns whether there was any; nil while it is not left open.
  var close: (@MainActor () -> Bool)? {
    didSet { isAccessibilityElement = close != nil }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityLabel = KitWord.close.text
    accessibilityTraits = .button
    // By default what takes no touches is left out.
    accessibilityRespondsToUserInteraction = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func accessibilityActivate() -> Bool { close?() ?? false }

  /// At the window's edge, where neither a preview nor its actions ever are: in its middle a tap would open the preview.
  override var accessibilityActivationPoint: CGPoint {
    get {
      let edge = CGRect(x: safeAreaInsets.left + 1, y: bounds.midY, width: 0, height: 0)
      return UIAccessibility.convertToScreenCoordinates(edge, in: self).origin
    }
    set { super.accessibilityActivationPoint = newValue }
  }
}
#endif
