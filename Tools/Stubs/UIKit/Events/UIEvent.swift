// https://developer.apple.com/documentation/uikit/uievent
@MainActor
open class UIEvent: NSObject {
  public nonisolated override init() {}

  open var type: EventType { .touches }
  open var timestamp: TimeInterval { 0 }

  // https://developer.apple.com/documentation/uikit/uievent/alltouches
  open var allTouches: Set<UITouch>? { nil }
  // https://developer.apple.com/documentation/uikit/uievent/coalescedtouches(for:)
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  // https://developer.apple.com/documentation/uikit/uievent/touches(for:)
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  // https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.property
  open var buttonMask: ButtonMask { [] }

  // https://developer.apple.com/documentation/uikit/uievent/eventtype
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  // https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var primary: ButtonMask { ButtonMask(rawValue: 1) }
    public static var secondary: ButtonMask { ButtonMask(rawValue: 2) }
  }
}
