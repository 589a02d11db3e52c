#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
import UIKit

/// UIKit, as a control's host needs it.
@MainActor
final class UIKitPlatform: HostPlatform {
  weak var receiver: (any PlatformReceiver)?
  /// Whose frames and haptics they are; the platform keeps it weakly.
  weak var view: UIView? {
    didSet {
      if view === oldValue { return }
      haptics?.leave()
      haptics = nil
    }
  }
  private lazy var frames = FrameLink(platform: self)
  private var activity: [Observation] = []
  private var announcement: VoiceAnnouncement?
  private var haptics: HapticPlayer?

  var now: Double { CACurrentMediaTime() }
  var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  var reducesTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
  var increasesContrast: Bool { view?.traitCollection.accessibilityContrast == .high }
  var measuresForce: Bool { view?.traitCollection.forceTouchCapability == .available }
  var assistance: Assistance? {
    if UIAccessibility.isVoiceOverRunning { return .voiceOver }
    return UIAccessibility.isSwitchControlRunning ? .switchControl : nil
  }

  var sendsFrames: Bool {
    get { frames.isRunning }
    set { frames.isRunning = newValue }
  }

  private lazy var waking = WakeTimer { [weak self] in
    guard let self else { return }
    receiver?.frame(at: now)
  }

  var wakeTime: Double? {
    get { waking.time }
    set { waking.time = newValue }
  }

  /// The app resigns as a whole, or one of its scenes does, beside another one.
  var watchesActivity: Bool {
    get { !activity.isEmpty }
    set {
      if newValue == watchesActivity { return }
      activity = newValue ? observeActivity() : []
    }
  }

  private func observeActivity() -> [Observation] {
    let resign: @MainActor @Sendable () -> Void = { [weak self] in self?.receiver?.becomeInactive()
    }
    let app = Observation(of: UIApplication.willResignActiveNotification, heard: resign)
    guard let scene = view?.window?.windowScene else { return [app] }
    return [
      app, Observation(of: UIScene.willDeactivateNotification, from: scene, heard: resign),
    ]
  }

  func prepareHaptics() {
    player.prepare()
  }

  func play(_ haptic: Haptic, intensity: Double) {
    player.play(haptic, intensity: intensity)
  }

  /// Made when it is needed first.
  private var player: HapticPlayer {
    let player = haptics ?? HapticPlayer(for: view)
    haptics = player
    return player
  }

  func announce(_ text: String, isUrgent: Bool) {
    announcement = VoiceAnnouncement(text, isUrgent: isUrgent) { [weak self] in
      self?.receiver?.announcementDidFail($0)
    }
  }
}
#endif
