#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
import UIKit
#else
import AppKit
import PressureAppKit
#endif

/// What SwiftUI says of a ring's colours; nil is the default.
struct RingColorChanges: Equatable {
  var neutral: Color?
  var selected: Color?
  var confirmed: Color?
  var text: Color?
  var backdrop: Color?
  var track: Color?
  var veil: Color?

  /// The platform's, with these.
  @MainActor
  var colors: RingColors {
    var colors = RingColors()
    if let neutral { colors.neutral = NativeColor(neutral) }
    if let selected { colors.selected = NativeColor(selected) }
    if let confirmed { colors.confirmed = NativeColor(confirmed) }
    if let text { colors.text = NativeColor(text) }
    if let backdrop { colors.backdrop = NativeColor(backdrop) }
    if let track { colors.track = NativeColor(track) }
    if let veil { colors.veil = NativeColor(veil) }
    return colors
  }
}
#endif
