#if os(macOS) || STAND_INS
import AppKit
import PressureKit

/// The colours of a TransitioningButton.
@MainActor
public struct TransitioningColors {
  /// Behind the title and the spinner, and the title's letters while it is pressed; nil, the default, is the button's
  /// `contentTintColor`, or the accent colour.
  public var background: NSColor?
  /// The title's letters and the spinner; white by default.
  public var text = NSColor(LayerColor.white)
  /// The spinner, and how far the work is; nil, the default, is the text's colour.
  public var spinner: NSColor?
  /// Behind the title while it is pressed; nil, the default, is the text's colour.
  public var pressedBackground: NSColor?
  /// Behind the title while it is disabled; the system's faintest grey for labels by default.
  public var disabledBackground = NSColor.quaternaryLabelColor
  /// The title's letters while it is disabled; the system's for secondary labels by default.
  public var disabledText = NSColor.secondaryLabelColor
  /// Behind the success label; a dark green by default.
  public var successBackground = NSColor(TransitioningPalette().successBackground)
  /// The success label's letters; white by default.
  public var successText = NSColor(TransitioningPalette().successText)
  /// Behind the failure label; a dark red by default.
  public var failureBackground = NSColor(TransitioningPalette().failureBackground)
  /// The failure label's letters; white by default.
  public var failureText = NSColor(TransitioningPalette().failureText)

  /// Makes the defaults.
  public init() {}

  func apply(
    to palette: inout TransitioningPalette, tint: NSColor, in appearance: NSAppearance
  ) {
    palette.background = LayerColor(background ?? tint, in: appearance)
    palette.spinner = LayerColor(spinner ?? .clear, in: appearance)
    palette.text = LayerColor(text, in: appearance)
    palette.pressedBackground = LayerColor(pressedBackground ?? text, in: appearance)
    palette.disabledBackground = LayerColor(disabledBackground, in: appearance)
    palette.disabledText = LayerColor(disabledText, in: appearance)
    palette.successBackground = LayerColor(successBackground, in: appearance)
    palette.successText = LayerColor(successText, in: appearance)
    palette.failureBackground = LayerColor(failureBackground, in: appearance)
    palette.failureText = LayerColor(failureText, in: appearance)
  }
}
#endif
