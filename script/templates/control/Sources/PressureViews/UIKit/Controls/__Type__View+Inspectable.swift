#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// The properties of `options` and `colors` that Interface Builder's inspector shows, each by itself.
extension __Type__View {
  /// The button; its own colour if nil: `colors.surface`.
  @IBInspectable public var surfaceColor: UIColor? {
    get { colors.surface }
    set { colors.surface = newValue }
  }

  /// The force of full intention, in units of an average touch: `options.force.cap`.
  @IBInspectable public var forceCap: Double {
    get { options.force.cap }
    set { options.force.cap = newValue }
  }

  /// True if it plays haptics; true by default: `options.hasHaptics`.
  @IBInspectable public var hasHaptics: Bool {
    get { options.hasHaptics }
    set { options.hasHaptics = newValue }
  }
}
#endif
