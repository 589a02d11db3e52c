// https://developer.apple.com/documentation/uikit/uiscrollview
@MainActor
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var alwaysBounceVertical = false
  open var delaysContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  // https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  // https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}
