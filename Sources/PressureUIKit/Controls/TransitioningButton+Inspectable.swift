#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// What Interface Builder's inspector has of `colors` and `options`: the same, one by one.
extension TransitioningButton {
  /// Behind the title and the spinner; nil is the tint: `colors.background`.
  @IBInspectable public var baseBackgroundColor: UIColor? {
    get { colors.background }
    set { colors.background = newValue }
  }

  /// The title and the spinner: `colors.text`.
  @IBInspectable public var baseForegroundColor: UIColor? {
    get { colors.text }
    set { colors.text = newValue }
  }

  /// Behind the title while it is pressed; nil is the title's own colour: `colors.pressedBackground`.
  @IBInspectable public var pressedBackgroundColor: UIColor? {
    get { colors.pressedBackground }
    set { colors.pressedBackground = newValue }
  }

  /// Behind the title while it is disabled: `colors.disabledBackground`.
  @IBInspectable public var disabledBackgroundColor: UIColor? {
    get { colors.disabledBackground }
    set { colors.disabledBackground = newValue }
  }

  /// The title while it is disabled: `colors.disabledText`.
  @IBInspectable public var disabledForegroundColor: UIColor? {
    get { colors.disabledText }
    set { colors.disabledText = newValue }
  }

  /// Behind the success label: `colors.successBackground`.
  @IBInspectable public var successBackgroundColor: UIColor? {
    get { colors.successBackground }
    set { colors.successBackground = newValue }
  }

  /// The success label: `colors.successText`.
  @IBInspectable public var successForegroundColor: UIColor? {
    get { colors.successText }
    set { colors.successText = newValue }
  }

  /// Behind the failure label: `colors.failureBackground`.
  @IBInspectable public var failureBackgroundColor: UIColor? {
    get { colors.failureBackground }
    set { colors.failureBackground = newValue }
  }

  /// The failure label: `colors.failureText`.
  @IBInspectable public var failureForegroundColor: UIColor? {
    get { colors.failureText }
    set { colors.failureText = newValue }
  }

  /// The spinner; nil is the title's colour: `colors.spinner`.
  @IBInspectable public var spinnerColor: UIColor? {
    get { colors.spinner }
    set { colors.spinner = newValue }
  }

  /// How wide the spinner's line is, in points; 0 is in proportion to the button's height: `options.spinnerWidth`.
  @IBInspectable public var spinnerWidth: Double {
    get { options.spinnerWidth }
    set { options.spinnerWidth = newValue }
  }
}
#endif
