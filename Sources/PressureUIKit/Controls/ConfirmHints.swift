#if canImport(UIKit)
import UIKit

/// How a ConfirmActionButton works, in the words of how a person uses it; English by default.
public struct ConfirmHints: Equatable, Sendable {
  /// With VoiceOver.
  public var voiceOver = "Double-tap twice to confirm"
  /// With Switch Control.
  public var switchControl = "Select twice to confirm"
  /// Where the screen measures force.
  public var force = "Press harder, then slide up onto the ring"
  /// Where it does not.
  public var time = "Hold, then slide up onto the ring"

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
