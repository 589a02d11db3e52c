#if canImport(UIKit)
import PressureHosting
import PressureKit
import UIKit

/// UIKit, as a control's host needs it.
@MainActor
final class UIKitPlatform: HostPlatform {
  weak var receiver: (any PlatformReceiver)?
  private lazy var frames = FrameLink(platform: self)
  private var activity: Observation?
  private var announcement: VoiceAnnouncement?
  private lazy var tick = UIImpactFeedbackGenerator(style: .light)
  private lazy var strong = UIImpactFeedbackGenerator(style: .heavy)
  private lazy var success = UINotificationFeedbackGenerator()

  var now: Double { CACurrentMediaTime() }
  var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

  var sendsFrames: Bool {
    get { frames.isRunning }
    set { frames.isRunning = newValue }
  }

  var watchesActivity: Bool {
    get { activity != nil }
    set {
      activity =
        newValue
        ? Observation(of: UIApplication.willResignActiveNotification) { [weak self] in
          self?.receiver?.becomeInactive()
        }
        : nil
    }
  }

  func prepareHaptics() {
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

  func announce(_ text: String, isUrgent: Bool) {
    announcement = VoiceAnnouncement(text, isUrgent: isUrgent) { [weak self] in
      self?.receiver?.announcementDidFail($0)
    }
  }
}
#endif
