#if canImport(SwiftUI) && canImport(UIKit)
import PressureUIKit
import SwiftUI
import UIKit

/// What SwiftUI says of a scale's colours; nil is the default.
struct ScaleColorChanges: Equatable {
  var dial: Color?
  var settled: Color?
  var overload: Color?
  var track: Color?
  var text: Color?
  var quiet: Color?

  /// UIKit's, with these.
  @MainActor
  var colors: ScaleColors {
    var colors = ScaleColors()
    colors.dial = dial.map { UIColor($0) }
    if let settled { colors.settled = UIColor(settled) }
    if let overload { colors.overload = UIColor(overload) }
    if let track { colors.track = UIColor(track) }
    if let text { colors.text = UIColor(text) }
    if let quiet { colors.quiet = UIColor(quiet) }
    return colors
  }
}
#endif
