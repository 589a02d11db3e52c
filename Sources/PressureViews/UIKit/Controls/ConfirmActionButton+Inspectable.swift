#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// The properties of `options` and `ringColors` that Interface Builder's inspector shows, each by itself.
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

  /// The force at which the ring is full under a pencil, whose range ends at 20/3, 6 by default: `options.force.penCap`.
  @IBInspectable public var penForceCap: Double {
    get { options.force.penCap }
    set { options.force.penCap = newValue }
  }

  /// The time in which a press fills the ring if no sensor measures force, in seconds: `options.force.rampDuration`.
  @IBInspectable public var rampDuration: Double {
    get { options.force.rampDuration }
    set { options.force.rampDuration = newValue }
  }

  /// True if a full ring stays full until the finger lifts: `options.isLatched`.
  @IBInspectable public var isLatched: Bool {
    get { options.isLatched }
    set { options.isLatched = newValue }
  }

  /// True if the button itself fills, without a ring: `options.isInPlace`.
  @IBInspectable public var isInPlace: Bool {
    get { options.isInPlace }
    set { options.isInPlace = newValue }
  }

  /// True if a tap arms the button and a tap on the ring confirms: `options.takesTaps`.
  @IBInspectable public var takesTaps: Bool {
    get { options.takesTaps }
    set { options.takesTaps = newValue }
  }
}
#endif
