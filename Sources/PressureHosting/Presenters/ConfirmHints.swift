/// The texts that tell a person how a confirming button works; in the app's language by default.
///
/// The first four are its accessibility hint: the one that fits the person's way of working it is used. The others are
/// shown over the button for 2 s after a press that was let go of too early, never twice in a row. An empty text is not
/// shown.
public struct ConfirmHints: Equatable, Sendable {
  /// With VoiceOver.
  public var voiceOver = KitWord.voiceOverHint.text
  /// With Switch Control.
  public var switchControl = KitWord.switchControlHint.text
  /// With neither, where the screen measures force.
  public var force = KitWord.forceHint.text
  /// With neither, where it does not. A Mac always uses this one: whatever the pointer measures, holding works.
  public var time = KitWord.timeHint.text
  /// After a press that was let go of before its force was enough.
  public var press = KitWord.pressHint.text
  /// After a press that was let go of before its time was up.
  public var hold = KitWord.holdHint.text
  /// After a press that was lifted from the full button.
  public var slide = KitWord.slideHint.text

  /// Makes the defaults.
  public init() {}

  /// The accessibility hint on a platform now.
  @MainActor
  func hint(on platform: any HostPlatform) -> String {
    switch platform.assistance {
    case .voiceOver: voiceOver
    case .switchControl: switchControl
    case nil: platform.measuresForce ? force : time
    }
  }
}
