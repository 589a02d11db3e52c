#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// What Interface Builder's inspector has of `options` and `ringColors`: the same, one by one.
extension ConfirmActionButton {
  /// The ring while it fills: `ringColors.neutral`.
  @IBInspectable public var neutralColor: UIColor? {
    get { ringColors.neutral }
    set { ringColors.neutral = newValue }
  }

  /// The ring when it is full: `ringColors.selected`.
  @IBInspectable public var selectedColor: UIColor? {
    get { ringColors.selected }
    set { ringColors.selected = newValue }
  }

  /// The ring when lifting confirms: `ringColors.confirmed`.
  @IBInspectable public var confirmedColor: UIColor? {
    get { ringColors.confirmed }
    set { ringColors.confirmed = newValue }
  }

  /// The force at which the ring is full, in units of an average touch, 3 by default: `options.force.cap`.
  @IBInspectable public var forceCap: Double {
    get { options.force.cap }
    set { options.force.cap = newValue }
  }

  /// How long a press fills the ring where nothing measures force, in seconds: `options.force.rampDuration`.
  @IBInspectable public var rampDuration: Double {
    get { options.force.rampDuration }
    set { options.force.rampDuration = newValue }
  }

  /// Whether a ring that was full stays so until the finger lifts: `options.isLatched`.
  @IBInspectable public var isLatched: Bool {
    get { options.isLatched }
    set { options.isLatched = newValue }
  }

  /// Whether a tap arms it, and one on the ring confirms: `options.takesTaps`.
  @IBInspectable public var takesTaps: Bool {
    get { options.takesTaps }
    set { options.takesTaps = newValue }
  }
}
#endif
