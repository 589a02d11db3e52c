#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// UIKit as the platform of a control's host.
@MainActor
final class UIKitPlatform: HostPlatform {
  weak var receiver: (any PlatformReceiver)?
  /// The view that frames and haptics belong to; the platform keeps it weakly.
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
    receiver?.wake(at: now)
  }

  var wakeTime: Double? {
    get { waking.time }
    set { waking.time = newValue }
  }

  /// The app resigns as a whole, or only one of its scenes is deactivated.
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

  /// The haptic player, made at first use.
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

/// The frames of the view's screen, only while they are needed.
///
/// The run loop keeps a display link, which keeps its target. This object is that target and refers to its platform
/// weakly. At rest there is no link.
@MainActor
final class FrameLink: NSObject {
  private weak var platform: UIKitPlatform?
  private var link: CADisplayLink?
  /// The highest rate of the screen: a lower one delays what follows a finger. An iPhone exceeds 60 frames a second
  /// only for an app whose Info.plist asks for it.
  private static let rates = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)

  init(platform: UIKitPlatform) {
    self.platform = platform
  }

  /// True if frames are reported.
  var isRunning: Bool {
    get { link != nil }
    set {
      if newValue == isRunning { return }
      if newValue {
        let screen = platform?.view?.window?.screen
        let link =
          screen?.displayLink(withTarget: self, selector: FrameLink.selector)
          ?? CADisplayLink(target: self, selector: FrameLink.selector)
        link.preferredFrameRateRange = FrameLink.rates
        link.add(to: .main, forMode: .common)
        self.link = link
      } else {
        link?.invalidate()
        link = nil
      }
    }
  }

  #if canImport(ObjectiveC)
  private static let selector = #selector(frame(_:))

  @objc private func frame(_ sender: AnyObject) { tick() }
  #else
  // The stand-ins for UIKit run without Objective-C, so a selector is a closure there.
  private static let selector = Selector { ($0 as? FrameLink)?.tick() }
  #endif

  private func tick() {
    guard let link else { return }
    if let receiver = platform?.receiver {
      // Do not use `targetTimestamp`: it is later than touches that have not been delivered, so a lift just before the
      // ring is full would come after it.
      receiver.frame(at: link.timestamp)
    } else {
      isRunning = false
    }
  }
}

/// Plays a control's haptics for a view, on the pencil or the trackpad if one is used.
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

  /// Removes the generators from the view, which would keep them.
  func leave() {
    let generators: [NSObject] = [tick, strong, success]
    for case let interaction as any UIInteraction in generators {
      view?.removeInteraction(interaction)
    }
  }
}

/// One announcement, from its request until assistive technology has said it or dropped it, for as long as the object
/// is kept.
///
/// The text is posted with a short delay (`DelayedAnnouncement`), and the end of its speech is observed.
@MainActor
final class VoiceAnnouncement {
  private let text: String
  private let isUrgent: Bool
  private let failed: @MainActor (String) -> Void
  private var due: DelayedAnnouncement?
  private var finish: Observation?

  /// Makes an announcement. `failed` is called if it was not said to its end.
  init(_ text: String, isUrgent: Bool, failed: @escaping @MainActor (String) -> Void) {
    self.text = text
    self.isUrgent = isUrgent
    self.failed = failed
    due = DelayedAnnouncement { [weak self] in self?.post() }
  }

  private func post() {
    finish = Observation(
      of: UIAccessibility.announcementDidFinishNotification, taking: AnnouncementEnd.init
    ) { [weak self] in self?.end($0) }
    UIAccessibility.post(notification: .announcement, argument: attributedText)
  }

  private func end(_ end: AnnouncementEnd) {
    if end.text != text { return }
    finish = nil
    if !end.wasSuccessful { failed(text) }
  }

  private var attributedText: NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      .accessibilitySpeechQueueAnnouncement: isUrgent
    ]
    if isUrgent, #available(iOS 17.0, *) {
      attributes[.accessibilitySpeechAnnouncementPriority] = UIAccessibilityPriority.high
    }
    return NSAttributedString(string: text, attributes: attributes)
  }
}

/// The result of an announcement by any control or by the app.
private struct AnnouncementEnd: Sendable {
  let text: String
  let wasSuccessful: Bool

  init?(_ notification: Notification) {
    let info = notification.userInfo
    let value = info?[UIAccessibility.announcementStringValueUserInfoKey]
    // UIKit returns the text as it was posted, or as a plain string.
    guard let text = value as? String ?? (value as? NSAttributedString)?.string,
      let wasSuccessful = info?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
    else { return nil }
    self.text = text
    self.wasSuccessful = wasSuccessful
  }
}
#endif
