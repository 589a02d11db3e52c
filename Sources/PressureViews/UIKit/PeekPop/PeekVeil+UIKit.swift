#if os(iOS) || UIKIT
import PressureHosting
import UIKit

/// The veil that dims the window behind a preview. For Switch Control, Voice Control and VoiceOver it is also the
/// button that closes a preview that is left open, because no other part of a preview is an element.
final class PeekVeil: UIView {
  /// Closes the preview, and returns true if there was one; nil unless the preview is left open.
  var close: (@MainActor () -> Bool)? {
    didSet { isAccessibilityElement = close != nil }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityLabel = KitWord.close.text
    accessibilityTraits = .button
    // By default, assistive technology skips views that take no touches.
    accessibilityRespondsToUserInteraction = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func accessibilityActivate() -> Bool { close?() ?? false }

  /// A point at the window's edge, where no preview or action ever is: an activation in the middle would open the
  /// preview.
  override var accessibilityActivationPoint: CGPoint {
    get {
      let edge = CGRect(x: safeAreaInsets.left + 1, y: bounds.midY, width: 0, height: 0)
      return UIAccessibility.convertToScreenCoordinates(edge, in: self).origin
    }
    set { super.accessibilityActivationPoint = newValue }
  }
}
#endif
