#if os(iOS) || STAND_INS
import PressureKit
import UIKit

/// What a control's haptics are played with, for a view: with a pencil or on a trackpad they are felt there.
@MainActor
final class HapticPlayer {
  private let tick: UIImpactFeedbackGenerator
  private let strong: UIImpactFeedbackGenerator
  private let success: UINotificationFeedbackGenerator
  private weak var view: UIView?

  init(for view: UIView?) {
    self.view = view
    if #available(iOS 17.5, *), let view {
      tick = UIImpactFeedbackGenerator(style: .light, view: view)
      strong = UIImpactFeedbackGenerator(style: .heavy, view: view)
      success = UINotificationFeedbackGenerator(view: view)
    } else {
      tick = UIImpactFeedbackGenerator(style: .light)
      strong = UIImpactFeedbackGenerator(style: .heavy)
      success = UINotificationFeedbackGenerator()
    }
  }

  func prepare() {
    tick.prepare()
    strong.prepare()
  }

  func play(_ haptic: Haptic, intensity: Double) {
    switch haptic {
    case .tick: tick.impactOccurred(intensity: intensity)
    case .strong: strong.impactOccurred(intensity: intensity)
    case .success: success.notificationOccurred(.success)
    }
  }

  /// Leaves the view, which keeps what plays for it.
  func leave() {
    let generators: [NSObject] = [tick, strong, success]
    for case let interaction as any UIInteraction in generators {
      view?.removeInteraction(interaction)
    }
  }
}
#endif
