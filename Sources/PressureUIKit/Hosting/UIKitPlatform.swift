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

/// The frames of the screen that the view is on, while they are needed and no longer.
///
/// A display link keeps its target, and the run loop keeps the link: this is the target, and knows its
/// platform weakly. At rest there is no link at all.
@MainActor
final class FrameLink: NSObject {
  private weak var platform: UIKitPlatform?
  private var link: CADisplayLink?
  /// As many as the screen has: what follows a finger is late with fewer. A phone has more than 60 only for an app whose
  /// Info.plist asks for them.
  private static let rates = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)

  init(platform: UIKitPlatform) {
    self.platform = platform
  }

  /// Whether frames come.
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
  // Where there is no Objective-C, on the systems that stand in for UIKit, a selector is the call itself.
  private static let selector = Selector { ($0 as? FrameLink)?.tick() }
  #endif

  private func tick() {
    guard let link else { return }
    if let receiver = platform?.receiver {
      // Not `targetTimestamp`: touches still to come are earlier, so a lift just before full would count as one after.
      receiver.frame(at: link.timestamp)
    } else {
      isRunning = false
    }
  }
}

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

/// One announcement, from when it is due until assistive technology has said it or not; for as long as it is kept.
///
/// The text is posted a little later (`DelayedAnnouncement`), and the end of its speech is observed.
@MainActor
final class VoiceAnnouncement {
  private let text: String
  private let isUrgent: Bool
  private let failed: @MainActor (String) -> Void
  private var due: DelayedAnnouncement?
  private var finish: Observation?

  /// Makes one that will be posted; `failed` is called when it was not said to its end.
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

/// How an announcement ended, of any control and of the app.
private struct AnnouncementEnd: Sendable {
  let text: String
  let wasSuccessful: Bool

  init?(_ notification: Notification) {
    let info = notification.userInfo
    let value = info?[UIAccessibility.announcementStringValueUserInfoKey]
    // It comes back as it was posted, or as a string.
    guard let text = value as? String ?? (value as? NSAttributedString)?.string,
      let wasSuccessful = info?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
    else { return nil }
    self.text = text
    self.wasSuccessful = wasSuccessful
  }
}
#endif
