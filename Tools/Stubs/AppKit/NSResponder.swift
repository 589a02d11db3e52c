// https://developer.apple.com/documentation/appkit/nsresponder
@MainActor
open class NSResponder: NSObject {
  public override init() {}

  public required init?(coder: NSCoder) {}

  // https://developer.apple.com/documentation/appkit/nsresponder/nextresponder
  open weak var nextResponder: NSResponder?

  // https://developer.apple.com/documentation/appkit/nsresponder/menu
  open var menu: NSMenu?

  // https://developer.apple.com/documentation/appkit/nsresponder/acceptsfirstresponder
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  // https://developer.apple.com/documentation/appkit/nsresponder/mousecancelled(with:)
  @available(macOS 26.0, *)
  open func mouseCancelled(with event: NSEvent) { nextResponder?.mouseCancelled(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }

  // https://developer.apple.com/documentation/appkit/nsresponder/pressurechange(with:)
  open func pressureChange(with event: NSEvent) { nextResponder?.pressureChange(with: event) }

  // https://developer.apple.com/documentation/appkit/nsresponder/scrollwheel(with:)
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
  open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
  open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
  open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }

  // https://developer.apple.com/documentation/appkit/nsresponder/keydown(with:)
  open func keyDown(with event: NSEvent) { pass(event) { $0.keyDown(with: event) } }
  open func keyUp(with event: NSEvent) { pass(event) { $0.keyUp(with: event) } }

  // https://developer.apple.com/documentation/appkit/nsresponder/flagschanged(with:)
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }

  private func pass(_ event: NSEvent, _ tell: (NSResponder) -> Void) {
    if let nextResponder { return tell(nextResponder) }
    NSResponder.unhandled.append(event.keyCode)
  }

  /// Here only: the key codes of unhandled events, for key down and key up, in order.
  public static var unhandled: [UInt16] = []
}
