// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { UIResponder.first === self }

  // https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { UIResponder.first = self }
    return isFirstResponder
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
  // The next responder receives what a responder does not handle.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/pressesbegan(_:with:)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    UIResponder.passedOn += presses.compactMap { $0.key?.keyCode }
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  // https://developer.apple.com/documentation/uikit/uifocusenvironment/didupdatefocus(in:with:)
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  private static weak var first: UIResponder?

  /// Here only: the pressed keys that were passed up the responder chain, in order.
  public static var passedOn: [UIKeyboardHIDUsage] = []
}
