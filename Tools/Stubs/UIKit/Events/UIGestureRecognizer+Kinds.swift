// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {}

// https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

// https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
