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

/// The frames of the screen that the view is on, while they are needed and no longer.
///
/// A display link and a timer are kept by the run loop, and keep their target: this is the target, and knows its
/// platform weakly. At rest there is neither.
@MainActor
final class FrameClock: NSObject {
  private weak var platform: AppKitPlatform?
  private var stop: (@MainActor () -> Void)?
  /// Between two frames where the system has no display link for a view, in seconds.
  private static let interval = 1.0 / 60

  init(platform: AppKitPlatform) {
    self.platform = platform
  }

  /// Whether frames come.
  var isRunning: Bool {
    get { stop != nil }
    set {
      if newValue == isRunning { return }
      if newValue {
        stop = start()
      } else {
        stop?()
        stop = nil
      }
    }
  }

  /// Returns what ends it. A view's link follows it to the screen that it is on.
  private func start() -> @MainActor () -> Void {
    if #available(macOS 14, *), let view = platform?.view {
      let link = view.displayLink(target: self, selector: FrameClock.selector)
      // Also while a menu is open or a window is resized.
      link.add(to: .main, forMode: .common)
      return { link.invalidate() }
    }
    let timer = Timer(timeInterval: FrameClock.interval, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      MainActor.assumeIsolated { self.tick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return { timer.invalidate() }
  }

  #if canImport(ObjectiveC)
  private static let selector = #selector(frame(_:))

  @objc private func frame(_ sender: AnyObject) { tick() }
  #else
  // Where there is no Objective-C, on the systems that stand in for AppKit, a selector is the call itself.
  private static let selector = Selector { ($0 as? FrameClock)?.tick() }
  #endif

  private func tick() {
    if let platform, let receiver = platform.receiver {
      receiver.frame(at: platform.now)
    } else {
      isRunning = false
    }
  }
}
#endif
