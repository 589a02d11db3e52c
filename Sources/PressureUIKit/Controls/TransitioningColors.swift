#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// The colours of a TransitioningButton.
@MainActor
public struct TransitioningColors {
  /// Behind the title and the spinner, and the title's letters while it is pressed; nil, the default, is
  /// the tint.
  public var background: UIColor?
  /// The title's letters and the spinner; white by default.
  public var text = UIColor.white
  /// The spinner, and how far the work is; nil, the default, is the text's colour.
  public var spinner: UIColor?
  /// Behind the title while it is pressed; the text's colour by default.
  public var pressedBackground: UIColor?
  /// Behind the title while it is disabled; a grey by default, light or dark as the app is.
  public var disabledBackground = UIColor.systemGray5
  /// The title's letters while it is disabled; the system's for secondary labels by default.
  public var disabledText = UIColor.secondaryLabel
  /// Behind the success label; a dark green by default.
  public var successBackground = UIColor(TransitioningPalette().successBackground)
  /// The success label's letters; white by default.
  public var successText = UIColor(TransitioningPalette().successText)
  /// Behind the failure label; a dark red by default.
  public var failureBackground = UIColor(TransitioningPalette().failureBackground)
  /// The failure label's letters; white by default.
  public var failureText = UIColor(TransitioningPalette().failureText)

  /// Makes the defaults.
  public init() {}

  func apply(
    to palette: inout TransitioningPalette, tint: UIColor, in traits: UITraitCollection
  ) {
    palette.background = LayerColor(background ?? tint, in: traits)
    palette.text = LayerColor(text, in: traits)
    palette.spinner = LayerColor(spinner ?? .clear, in: traits)
    palette.pressedBackground = LayerColor(pressedBackground ?? text, in: traits)
    palette.disabledBackground = LayerColor(disabledBackground, in: traits)
    palette.disabledText = LayerColor(disabledText, in: traits)
    palette.successBackground = LayerColor(successBackground, in: traits)
    palette.successText = LayerColor(successText, in: traits)
    palette.failureBackground = LayerColor(failureBackground, in: traits)
    palette.failureText = LayerColor(failureText, in: traits)
  }
}
#endif
