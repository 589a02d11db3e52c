#if canImport(UIKit)
import PressureKit
import UIKit

/// What a control's haptics feel like.
@MainActor
final class HapticPlayer {
  private lazy var tick = UIImpactFeedbackGenerator(style: .light)
  private lazy var strong = UIImpactFeedbackGenerator(style: .heavy)
  private lazy var success = UINotificationFeedbackGenerator()

  /// Wakes the motor, so that the first haptic is not late.
  func prepare() {
    tick.prepare()
    strong.prepare()
  }

  /// Plays a haptic, as hard as the person presses: a threshold that was reached by time plays as hard as one
  /// can.
  func play(_ haptic: Haptic, intention: Double) {
    switch haptic {
    case .tick: tick.impactOccurred(intensity: intention > 0 ? intention : 1)
    case .strong: strong.impactOccurred(intensity: intention > 0 ? intention : 1)
    case .success: success.notificationOccurred(.success)
    }
  }
}
#endif
