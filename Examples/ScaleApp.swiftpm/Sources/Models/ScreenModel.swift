/// The state and the actions of one screen, independent of UIKit and SwiftUI.
@MainActor
class ScreenModel {
  /// Called after every change.
  var changed: @MainActor () -> Void = {}
  /// Called with each new message, for assistive technology to announce.
  var announce: @MainActor (String) -> Void = { _ in }
  /// The result of the last action; "" if there is none.
  private(set) var message: String

  /// Creates a model that reports each change of the stored data, with an initial message.
  init(of stored: Watched, message: String? = nil) {
    self.message = message ?? ""
    stored.watch(for: self) { [weak self] in self?.changed() }
  }

  /// Shows and announces a message; "" removes it.
  func tell(_ message: String) {
    self.message = message
    changed()
    if !message.isEmpty { announce(message) }
  }
}
