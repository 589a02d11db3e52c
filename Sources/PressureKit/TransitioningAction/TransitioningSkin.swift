/// The colours and the scale of a TransitioningAction at one time.
struct TransitioningSkin: Equatable, Sendable {
  /// Which look it is on its way to.
  enum Kind: Equatable, Sendable {
    case normal, pressed, disabled, success, failure
  }

  var background = Color.clear
  /// The title's letters and the spinner.
  var foreground = Color.clear
  var scale = 1.0

  func interpolated(to end: TransitioningSkin, at progress: Double) -> TransitioningSkin {
    TransitioningSkin(
      background: background.interpolated(to: end.background, at: progress),
      foreground: foreground.interpolated(to: end.foreground, at: progress),
      scale: scale.interpolated(to: end.scale, at: progress))
  }
}
