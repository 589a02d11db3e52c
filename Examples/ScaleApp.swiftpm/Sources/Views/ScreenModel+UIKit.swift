import UIKit

extension ScreenModel {
  /// Calls a closure now and after each change, and posts the messages as announcements.
  func follow(_ show: @escaping @MainActor () -> Void) {
    changed = show
    announce = { UIAccessibility.post(notification: .announcement, argument: $0) }
    show()
  }
}
