#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// The properties of `colors` and `options` that Interface Builder's inspector shows, each by itself.
extension TransitioningButton {
  /// The colour behind the title and the spinner; nil is the tint: `colors.background`.
  @IBInspectable public var baseBackgroundColor: UIColor? {
    get { colors.background }
    set { colors.background = newValue }
  }

  /// The colour of the title and the spinner: `colors.text`.
  @IBInspectable public var baseForegroundColor: UIColor? {
    get { colors.text }
    set { colors.text = newValue }
  }

  /// The colour behind the title of a pressed button; nil is the title's own colour: `colors.pressedBackground`.
  @IBInspectable public var pressedBackgroundColor: UIColor? {
    get { colors.pressedBackground }
    set { colors.pressedBackground = newValue }
  }

  /// The colour behind the title of a disabled button: `colors.disabledBackground`.
  @IBInspectable public var disabledBackgroundColor: UIColor? {
    get { colors.disabledBackground }
    set { colors.disabledBackground = newValue }
  }

  /// The colour of a disabled button's title: `colors.disabledText`.
  @IBInspectable public var disabledForegroundColor: UIColor? {
    get { colors.disabledText }
    set { colors.disabledText = newValue }
  }

  /// The colour behind the success label: `colors.successBackground`.
  @IBInspectable public var successBackgroundColor: UIColor? {
    get { colors.successBackground }
    set { colors.successBackground = newValue }
  }

  /// The colour of the success label: `colors.successText`.
  @IBInspectable public var successForegroundColor: UIColor? {
    get { colors.successText }
    set { colors.successText = newValue }
  }

  /// The colour behind the failure label: `colors.failureBackground`.
  @IBInspectable public var failureBackgroundColor: UIColor? {
    get { colors.failureBackground }
    set { colors.failureBackground = newValue }
  }

  /// The colour of the failure label: `colors.failureText`.
  @IBInspectable public var failureForegroundColor: UIColor? {
    get { colors.failureText }
    set { colors.failureText = newValue }
  }

  /// The colour of the spinner; nil is the title's colour: `colors.spinner`.
  @IBInspectable public var spinnerColor: UIColor? {
    get { colors.spinner }
    set { colors.spinner = newValue }
  }

  /// The width of the spinner's line, in points; 0 means in proportion to the button's height: `options.spinnerWidth`.
  @IBInspectable public var spinnerWidth: Double {
    get { options.spinnerWidth }
    set { options.spinnerWidth = newValue }
  }
}
#endif
