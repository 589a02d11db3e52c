// https://developer.apple.com/documentation/uikit/uipress
// As in Apple's SDK, a press is nonisolated. Its key and its event belong to the main actor.
open class UIPress: NSObject {
  public override init() {}

  open var timestamp: TimeInterval { 0 }
  open var key: UIKey? { nil }
}

@available(*, unavailable)
extension UIPress: @unchecked Sendable {}

// https://developer.apple.com/documentation/uikit/uipressesevent
@MainActor
open class UIPressesEvent: UIEvent {}

// https://developer.apple.com/documentation/uikit/uikey
@MainActor
open class UIKey: NSObject {
  public nonisolated override init() {}

  open var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
}

// https://developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 0x04
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardSpacebar = 0x2C
  case keypadEnter = 0x58
}

// https://developer.apple.com/documentation/uikit/uifocusupdatecontext
@MainActor
open class UIFocusUpdateContext: NSObject {
  public nonisolated override init() {}

  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}

// https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  public nonisolated override init() {}
}
