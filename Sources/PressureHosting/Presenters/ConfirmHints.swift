/// The texts that tell a person how a confirming button works; in the app's language by default.
///
/// The first six are accessibility hints: the button uses the one that fits the way in which the person operates it.
/// The others are shown over the button for 2 s after a press that ended too early, never twice in a row. An empty text
/// is not shown.
public struct ConfirmHints: Equatable, Sendable {
  /// With VoiceOver.
  public var voiceOver = KitWord.voiceOverHint.text
  /// With Switch Control.
  public var switchControl = KitWord.switchControlHint.text
  /// Without either, if the screen measures force.
  public var force = KitWord.forceHint.text
  /// Without either, if the screen does not measure force. A Mac always uses this one: holding works with any pointer.
  public var time = KitWord.timeHint.text
  /// Like `force`, for a button that fills in place.
  public var forceInPlace = KitWord.forceInPlaceHint.text
  /// Like `time`, for a button that fills in place.
  public var timeInPlace = KitWord.timeInPlaceHint.text
  /// After a press that lifted before its force was enough.
  public var press = KitWord.pressHint.text
  /// After a press that lifted before its time was up.
  public var hold = KitWord.holdHint.text
  /// After a press that lifted from the button after the ring was full.
  public var slide = KitWord.slideHint.text

  /// Makes the defaults.
  public init() {}

  /// The present accessibility hint on a platform, of a button that fills in place or shows a ring.
  @MainActor
  func hint(on platform: any HostPlatform, inPlace: Bool) -> String {
    switch platform.assistance {
    case .voiceOver: voiceOver
    case .switchControl: switchControl
    case nil where inPlace: platform.measuresForce ? forceInPlace : timeInPlace
    case nil: platform.measuresForce ? force : time
    }
  }
}
