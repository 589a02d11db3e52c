// https://developer.apple.com/documentation/uikit/uitouch
@MainActor
open class UITouch: NSObject {
  public nonisolated override init() {}

  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var type: TouchType { .direct }
  // https://developer.apple.com/documentation/uikit/uitouch/force
  open var force: CGFloat { 0 }
  // https://developer.apple.com/documentation/uikit/uitouch/maximumpossibleforce
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var altitudeAngle: CGFloat { 0 }
  open var tapCount: Int { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  // https://developer.apple.com/documentation/uikit/uitouch/preciselocation(in:)
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  // https://developer.apple.com/documentation/uikit/uitouch/location(in:)
  open func location(in view: UIView?) -> CGPoint { .zero }
  // https://developer.apple.com/documentation/uikit/uitouch/previouslocation(in:)
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }

  // https://developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  // https://developer.apple.com/documentation/uikit/uitouch/touchtype
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }
}
