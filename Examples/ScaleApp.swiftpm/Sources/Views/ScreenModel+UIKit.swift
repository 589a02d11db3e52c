import UIKit

extension ScreenModel {
  /// Has a screen show it, now and after every change, and VoiceOver say its messages.
  func follow(_ show: @escaping @MainActor () -> Void) {
    changed = show
    announce = { UIAccessibility.post(notification: .announcement, argument: $0) }
    show()
  }
}
