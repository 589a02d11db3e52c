#if os(iOS) || STAND_INS
import PressureLayers
import UIKit

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
