#if os(macOS) || APPKIT
import AppKit
import PressureHosting
import PressureKit

/// AppKit as the platform of a control's host.
@MainActor
final class AppKitPlatform: HostPlatform {
  weak var receiver: (any PlatformReceiver)?
  /// The view that frames and announcements belong to; the platform keeps it weakly.
  weak var view: NSView?
  private lazy var frames = FrameClock(platform: self)
  private var activity: Observation?

  /// Seconds since the system started, the clock of events.
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
  /// False: only some trackpads measure force, and any pointer can hold.
  var measuresForce: Bool { false }

  var sendsFrames: Bool {
    get { frames.isRunning }
    set { frames.isRunning = newValue }
  }

  private lazy var waking = WakeTimer { [weak self] in
    guard let self else { return }
    receiver?.wake(at: now)
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

  /// Does nothing: a trackpad needs no preparation.
  func prepareHaptics() {}

  /// Plays one of a trackpad's three patterns, at the strength that the person has set.
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

/// The frames of the view's screen, only while they are needed.
///
/// The run loop keeps a display link or a timer, which keeps its target. This object is that target and refers to its
/// platform weakly. At rest there is neither.
@MainActor
final class FrameClock: NSObject {
  private weak var platform: AppKitPlatform?
  private var stop: (@MainActor () -> Void)?
  /// Returns the time of the present frame, in seconds.
  private var time: @MainActor () -> Double = { CACurrentMediaTime() }
  /// The time between two frames if the system has no display link for a view, in seconds.
  private static let interval = 1.0 / 60

  init(platform: AppKitPlatform) {
    self.platform = platform
  }

  /// True if frames are reported.
  var isRunning: Bool {
    get { stop != nil }
    set {
      if newValue == isRunning { return }
      if newValue {
        stop = start()
      } else {
        stop?()
        stop = nil
        time = { CACurrentMediaTime() }
      }
    }
  }

  /// Starts the frames, and returns a closure that stops them. A view's display link follows it to another screen.
  private func start() -> @MainActor () -> Void {
    if #available(macOS 14, *), let view = platform?.view {
      let link = view.displayLink(target: self, selector: FrameClock.selector)
      // The common modes also report frames while a menu is open or a window is resized.
      link.add(to: .main, forMode: .common)
      // The present time is later than events that have not been delivered, so a lift just before the ring is full
      // would come after the frame.
      time = { link.timestamp }
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
  // The stand-ins for AppKit run without Objective-C, so a selector is a closure there.
  private static let selector = Selector { ($0 as? FrameClock)?.tick() }
  #endif

  private func tick() {
    if let platform, let receiver = platform.receiver {
      receiver.frame(at: time())
    } else {
      isRunning = false
    }
  }
}
#endif
