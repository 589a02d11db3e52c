#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if canImport(UIKit)
import PressureUIKit
import UIKit
#else
import AppKit
import PressureAppKit
#endif

/// What SwiftUI says of a scale's colours; nil is the default.
struct ScaleColorChanges: Equatable {
  var dial: Color?
  var settled: Color?
  var overload: Color?
  var track: Color?
  var text: Color?
  var quiet: Color?

  /// The platform's, with these.
  @MainActor
  var colors: ScaleColors {
    var colors = ScaleColors()
    colors.dial = dial.map { NativeColor($0) }
    if let settled { colors.settled = NativeColor(settled) }
    if let overload { colors.overload = NativeColor(overload) }
    if let track { colors.track = NativeColor(track) }
    if let text { colors.text = NativeColor(text) }
    if let quiet { colors.quiet = NativeColor(quiet) }
    return colors
  }
}
#endif
