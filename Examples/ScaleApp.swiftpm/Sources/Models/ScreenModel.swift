/// What a screen shows and does, whatever draws it.
///
/// It knows neither UIKit nor SwiftUI: it tells the one screen that it is of.
@MainActor
class ScreenModel {
  /// Called after every change.
  var changed: @MainActor () -> Void = {}
  /// Called with every new message: assistive technology is to say it.
  var announce: @MainActor (String) -> Void = { _ in }
  /// What came of what was done last; "" while that is nothing, or nothing any more.
  private(set) var message: String

  /// Makes that of what is stored, with a message to begin with.
  init(of stored: Watched, message: String? = nil) {
    self.message = message ?? ""
    stored.watch(for: self) { [weak self] in self?.changed() }
  }

  /// Shows a message, and has it said; "" takes it away.
  func tell(_ message: String) {
    self.message = message
    changed()
    if !message.isEmpty { announce(message) }
  }
}
