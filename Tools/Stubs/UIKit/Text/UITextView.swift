// https://developer.apple.com/documentation/uikit/uitextview
@MainActor
open class UITextView: UIScrollView {
  // https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification
  // Posted after a change by the person, and not after one by the app.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
