/// The measures of a TransitioningAction's look.
enum TransitioningLook {
  /// How large it is while it is pressed.
  static let pressedScale = 0.95
  /// The spinner's radius and its line, in control heights.
  static let spinnerRadius = 0.26
  static let spinnerWidth = 0.07
  /// How much of a turn the spinner shows.
  static let spinnerSweep = 0.75
  /// The spinner turns once in this many seconds; with less motion, in the second.
  static let turn = 0.9
  static let slowTurn = 3.6
  /// How faint the spinner's whole circle is.
  static let trackAlpha = 0.25
  /// What it is measured by when a host gives no usable height, in points.
  static let fallbackHeight = 44.0
}
