#if os(macOS) || STAND_INS
import AppKit
import PressureHosting

/// How a ConfirmActionButton works, in the words of how a person uses it; in the app's language by default.
///
/// The first three are its accessibility help, of which one holds. The others are shown over it for 2 s after a press that
/// was let go of too early, never twice in a row; an empty one is not.
public struct ConfirmHints: Equatable, Sendable {
  /// With VoiceOver.
  public var voiceOver = KitWord.voiceOverHint.text
  /// With Switch Control.
  public var switchControl = KitWord.switchControlHint.text
  /// With neither, whatever the mouse measures: patience always leads on.
  public var time = KitWord.timeHint.text
  /// After a press that was let go of before its force was enough.
  public var press = KitWord.pressHint.text
  /// After one that was let go of before its time was.
  public var hold = KitWord.holdHint.text
  /// After one that ended on the full button.
  public var slide = KitWord.slideHint.text

  /// Makes the defaults.
  public init() {}

  /// What holds now.
  @MainActor
  var hint: String {
    if NSWorkspace.shared.isVoiceOverEnabled { return voiceOver }
    return NSWorkspace.shared.isSwitchControlEnabled ? switchControl : time
  }
}
#endif
