// https://developer.apple.com/documentation/uikit/uievent
@MainActor
open class UIEvent: NSObject {
  public nonisolated override init() {}

  // https://developer.apple.com/documentation/uikit/uievent/alltouches
  open var allTouches: Set<UITouch>? { nil }
  // https://developer.apple.com/documentation/uikit/uievent/coalescedtouches(for:)
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  // https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.property
  open var buttonMask: ButtonMask { [] }

  // https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var primary: ButtonMask { ButtonMask(rawValue: 1) }
    public static var secondary: ButtonMask { ButtonMask(rawValue: 2) }
  }
}
