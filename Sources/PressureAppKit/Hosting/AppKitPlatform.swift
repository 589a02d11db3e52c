#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit
import PressureLayers

/// AppKit, as a control's host needs it.
@MainActor
final class AppKitPlatform: HostPlatform {
  weak var receiver: (any PlatformReceiver)?
  /// Whose frames and announcements they are; the platform keeps it weakly.
  weak var view: NSView?
  private lazy var frames = FrameClock(platform: self)
  private var activity: Observation?

  /// Seconds since the system started, as events are stamped.
  var now: Double { CACurrentMediaTime() }
  var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }
  var reducesTransparency: Bool {
    NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency
  }
  var increasesContrast: Bool { NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast }
  var assistance: Assistance? {
    if NSWorkspace.shared.isVoiceOverEnabled { return .voiceOver }
    return NSWorkspace.shared.isSwitchControlEnabled ? .switchControl : nil
  }
  /// Only some trackpads measure, and any pointer can hold.
  var measuresForce: Bool { false }

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

  var watchesActivity: Bool {
    get { activity != nil }
    set {
      activity =
        newValue
        ? Observation(of: NSApplication.willResignActiveNotification) { [weak self] in
          self?.receiver?.becomeInactive()
        }
        : nil
    }
  }

  /// A trackpad is always awake.
  func prepareHaptics() {}

  /// A trackpad plays three patterns, each as hard as the person has set it.
  func play(_ haptic: Haptic, intensity: Double) {
    let pattern: NSHapticFeedbackManager.FeedbackPattern =
      switch haptic {
      case .tick: .alignment
      case .strong: .levelChange
      case .success: .generic
      }
    NSHapticFeedbackManager.defaultPerformer.perform(pattern, performanceTime: .now)
  }

  func announce(_ text: String, isUrgent: Bool) {
    announcement = DelayedAnnouncement { [weak self] in self?.post(text, isUrgent: isUrgent) }
  }
  private var announcement: DelayedAnnouncement?

  private func post(_ text: String, isUrgent: Bool) {
    let priority: NSAccessibilityPriorityLevel = isUrgent ? .high : .medium
    NSAccessibility.post(
      element: view?.window ?? NSApplication.shared, notification: .announcementRequested,
      userInfo: [.announcement: text, .priority: priority.rawValue])
  }
}
#endif
