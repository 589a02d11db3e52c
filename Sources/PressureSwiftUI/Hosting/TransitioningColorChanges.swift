#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
import UIKit
#else
import AppKit
import PressureAppKit
#endif

/// What SwiftUI says of a transitioning button's colours; nil is the default.
struct TransitioningColorChanges: Equatable {
  var background: Color?
  var text: Color?
  var spinner: Color?
  var pressedBackground: Color?
  var disabledBackground: Color?
  var disabledText: Color?
  var successBackground: Color?
  var successText: Color?
  var failureBackground: Color?
  var failureText: Color?

  /// The platform's, with these.
  @MainActor
  var colors: TransitioningColors {
    var colors = TransitioningColors()
    colors.background = background.map { NativeColor($0) }
    colors.spinner = spinner.map { NativeColor($0) }
    colors.pressedBackground = pressedBackground.map { NativeColor($0) }
    if let text { colors.text = NativeColor(text) }
    if let disabledBackground { colors.disabledBackground = NativeColor(disabledBackground) }
    if let disabledText { colors.disabledText = NativeColor(disabledText) }
    if let successBackground { colors.successBackground = NativeColor(successBackground) }
    if let successText { colors.successText = NativeColor(successText) }
    if let failureBackground { colors.failureBackground = NativeColor(failureBackground) }
    if let failureText { colors.failureText = NativeColor(failureText) }
    return colors
  }
}
#endif
