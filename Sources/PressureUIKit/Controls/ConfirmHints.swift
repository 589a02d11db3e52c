#if os(iOS) || STAND_INS
import PressureHosting
import UIKit

/// How a ConfirmActionButton works, in the words of how a person uses it; in the app's language by
/// default.
///
/// The first four are its accessibility hint, of which one holds. The others are shown over it for 2 s after a press that
/// was let go of too early, never twice in a row; an empty one is not.
public struct ConfirmHints: Equatable, Sendable {
  /// With VoiceOver.
  public var voiceOver = KitWord.voiceOverHint.text
  /// With Switch Control.
  public var switchControl = KitWord.switchControlHint.text
  /// Where the screen measures force.
  public var force = KitWord.forceHint.text
  /// Where it does not.
  public var time = KitWord.timeHint.text
  /// After a press that was let go of before its force was enough.
  public var press = KitWord.pressHint.text
  /// After one that was let go of before its time was.
  public var hold = KitWord.holdHint.text
  /// After one that lifted from the full button.
  public var slide = KitWord.slideHint.text

  /// Makes the defaults.
  public init() {}

  /// What holds now.
  @MainActor
  func hint(in traits: UITraitCollection) -> String {
    if UIAccessibility.isVoiceOverRunning { return voiceOver }
    if UIAccessibility.isSwitchControlRunning { return switchControl }
    return traits.forceTouchCapability == .available ? force : time
  }
}
#endif
