import UIKit

/// A key whose code and modifiers a test sets.
final class KeyDouble: UIKey {
  let code: UIKeyboardHIDUsage
  let modifiers: UIKeyModifierFlags

  init(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    self.code = code
    self.modifiers = modifiers
  }

  override var keyCode: UIKeyboardHIDUsage { code }
  override var modifierFlags: UIKeyModifierFlags { modifiers }
}

/// A press of a key.
final class PressDouble: UIPress {
  let keyDouble: KeyDouble

  @MainActor init(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    keyDouble = KeyDouble(code, modifiers)
  }

  override var timestamp: TimeInterval { currentMediaTime }
  override var key: UIKey? { keyDouble }
}

/// The context of a focus that moves from one view to another.
final class FocusDouble: UIFocusUpdateContext {
  let from: UIView?
  let to: UIView?

  init(from: UIView?, to: UIView?) {
    self.from = from
    self.to = to
  }

  override var previouslyFocusedView: UIView? { from }
  override var nextFocusedView: UIView? { to }
}
