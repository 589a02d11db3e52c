// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor
open class UIControl: UIView {
  // https://developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction
  open var showsMenuAsPrimaryAction = false
  open var isEnabled = true
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  // MARK: Touches

  /// The tracked touch, with true if it was inside at its last event.
  private var tracked: (touch: UITouch, isInside: Bool)?

  // https://developer.apple.com/documentation/uikit/uicontrol/istracking
  open var isTracking: Bool { tracked != nil }
  // https://developer.apple.com/documentation/uikit/uicontrol/istouchinside
  open var isTouchInside: Bool { tracked?.isInside ?? false }

  // https://developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:)
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  // https://developer.apple.com/documentation/uikit/uicontrol/continuetracking(_:with:)
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  // https://developer.apple.com/documentation/uikit/uicontrol/endtracking(_:with:)
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  // https://developer.apple.com/documentation/uikit/uicontrol/canceltracking(with:)
  open func cancelTracking(with event: UIEvent?) {}

  // UIKit tracks one touch, and sends the control's events for it. A disabled control tracks no touch.

  // https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    tracked = (touch, true)
    send(.touchDown, for: event)
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/touchesmoved(_:with:)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked.touch) else { return }
    let isInside = isInside(tracked.touch, event)
    self.tracked?.isInside = isInside
    guard continueTracking(tracked.touch, with: event) else {
      self.tracked = nil
      return
    }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != tracked.isInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events, for: event)
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/touchesended(_:with:)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked.touch) else { return }
    let isInside = isInside(tracked.touch, event)
    self.tracked?.isInside = isInside
    endTracking(tracked.touch, with: event)
    self.tracked = nil
    send(isInside ? .touchUpInside : .touchUpOutside, for: event)
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tracked, touches.contains(tracked.touch) else { return }
    cancelTracking(with: event)
    self.tracked = nil
    send(.touchCancel, for: event)
  }

  /// UIKit also counts a margin around the bounds, whose width Apple does not document.
  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    point(inside: touch.location(in: self), with: event)
  }

  // MARK: Actions

  /// An action, or a target and a selector, with the events that call it.
  private struct Handler {
    let action: UIAction?
    /// Weak, as in UIKit.
    weak var target: AnyObject?
    let selector: Selector?
    let events: Event
  }
  private var handlers: [Handler] = []

  // https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.append(Handler(action: action, target: nil, selector: nil, events: controlEvents))
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.append(
      Handler(
        action: nil, target: target as AnyObject?, selector: action, events: controlEvents))
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
  open func sendActions(for controlEvents: Event) { send(controlEvents, for: nil) }

  private func send(_ controlEvents: Event, for event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      if let action = handler.action { sendAction(action) }
      if let selector = handler.selector { sendAction(selector, to: handler.target, for: event) }
    }
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:)
  open func sendAction(_ action: UIAction) { action.handler(action) }

  // https://developer.apple.com/documentation/uikit/uicontrol/sendaction(_:to:for:)
  // The stand-in does not search the responder chain: without a target, nothing happens.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { action.perform(target) }
  }

  // https://developer.apple.com/documentation/uikit/uicontrol/performprimaryaction()
  @available(iOS 17.4, *)
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var touchDown: Event { Event(rawValue: 1) }
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    public static var allTouchEvents: Event { Event(rawValue: 0xFFF) }
    public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
  }
}
