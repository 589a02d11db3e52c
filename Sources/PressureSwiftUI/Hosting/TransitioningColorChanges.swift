#if canImport(SwiftUI) && canImport(UIKit)
import PressureUIKit
import SwiftUI
import UIKit

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

  /// UIKit's, with these.
  @MainActor
  var colors: TransitioningColors {
    var colors = TransitioningColors()
    colors.background = background.map { UIColor($0) }
    colors.spinner = spinner.map { UIColor($0) }
    colors.pressedBackground = pressedBackground.map { UIColor($0) }
    if let text { colors.text = UIColor(text) }
    if let disabledBackground { colors.disabledBackground = UIColor(disabledBackground) }
    if let disabledText { colors.disabledText = UIColor(disabledText) }
    if let successBackground { colors.successBackground = UIColor(successBackground) }
    if let successText { colors.successText = UIColor(successText) }
    if let failureBackground { colors.failureBackground = UIColor(failureBackground) }
    if let failureText { colors.failureText = UIColor(failureText) }
    return colors
  }
}
#endif
