#if canImport(SwiftUI) && canImport(UIKit)
import PressureUIKit
import SwiftUI
import UIKit

/// What SwiftUI says of a ring's colours; nil is the default.
struct RingColorChanges: Equatable {
  var neutral: Color?
  var selected: Color?
  var confirmed: Color?
  var text: Color?
  var backdrop: Color?
  var track: Color?
  var veil: Color?

  /// UIKit's, with these.
  @MainActor
  var colors: RingColors {
    var colors = RingColors()
    if let neutral { colors.neutral = UIColor(neutral) }
    if let selected { colors.selected = UIColor(selected) }
    if let confirmed { colors.confirmed = UIColor(confirmed) }
    if let text { colors.text = UIColor(text) }
    if let backdrop { colors.backdrop = UIColor(backdrop) }
    if let track { colors.track = UIColor(track) }
    if let veil { colors.veil = UIColor(veil) }
    return colors
  }
}
#endif
