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
  open var modifierFlags: UIKeyModifierFlags { [] }
}

// https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

// https://developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 0x04
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardSpacebar = 0x2C
  case keypadEnter = 0x58
  case keyboardCapsLock = 0x39
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift = 0xE1
  case keyboardLeftAlt = 0xE2
  case keyboardLeftGUI = 0xE3
  case keyboardRightControl = 0xE4
  case keyboardRightShift = 0xE5
  case keyboardRightAlt = 0xE6
  case keyboardRightGUI = 0xE7
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
