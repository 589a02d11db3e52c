import UIKit

/// A key whose code a test sets.
final class KeyDouble: UIKey {
  let code: UIKeyboardHIDUsage

  init(_ code: UIKeyboardHIDUsage) {
    self.code = code
  }

  override var keyCode: UIKeyboardHIDUsage { code }
}

/// A press of a key.
final class PressDouble: UIPress {
  let keyDouble: KeyDouble

  @MainActor init(_ code: UIKeyboardHIDUsage) {
    keyDouble = KeyDouble(code)
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
