#if os(iOS) || STAND_INS
import PressureLayers
import UIKit

/// One announcement, from when it is due until assistive technology has said it or not; for as long as it is kept.
///
/// VoiceOver drops what is announced while it activates an element, and cuts what it is saying when it speaks of the
/// focus. So the text is posted a little later, and whether it was said is observed.
@MainActor
final class VoiceAnnouncement {
  private let text: String
  private let isUrgent: Bool
  private let failed: @MainActor (String) -> Void
  private var finish: Observation?

  /// After an activation VoiceOver is not yet speaking again so soon, and nobody waits, in seconds.
  private static let delay = 0.1

  /// Makes one that will be posted; `failed` is called when it was not said to its end.
  init(_ text: String, isUrgent: Bool, failed: @escaping @MainActor (String) -> Void) {
    self.text = text
    self.isUrgent = isUrgent
    self.failed = failed
    let timer = Timer(timeInterval: VoiceAnnouncement.delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.post() }
    }
    // Also while something scrolls.
    RunLoop.main.add(timer, forMode: .common)
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
