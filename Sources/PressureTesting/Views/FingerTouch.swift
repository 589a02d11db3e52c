#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// A touch of a simulated finger. It overrides each property that UIKit's own dispatch would set.
final class FingerTouch: UITouch {
  /// The values of one event.
  struct Values {
    var time: Double
    var phase: UITouch.Phase
    /// The position in the coordinates of `root`.
    var place: CGPoint
    var force: Double
    var maximum: Double
  }

  private let root: UIView
  private let hit: UIView
  private let kind: UITouch.TouchType
  private let taps: Int
  private let radius: Double
  private let altitude: Double
  private var lastPlace: CGPoint
  /// The values of the present event.
  var values: Values {
    didSet { lastPlace = oldValue.place }
  }
  /// The recognizers that receive the touch.
  let fed: [UIGestureRecognizer]
  /// False if the view does not receive the touch, or no longer.
  var reachesView = true

  init(
    on hit: UIView, in root: UIView, _ values: Values, of finger: ViewFinger,
    fed: [UIGestureRecognizer]
  ) {
    self.hit = hit
    self.root = root
    self.values = values
    self.fed = fed
    lastPlace = values.place
    kind = UITouch.TouchType(finger.source)
    taps = finger.tapCount
    radius = finger.majorRadius
    altitude = finger.altitudeAngle
    super.init()
  }

  /// Makes a touch with the present values of another one.
  init(copying touch: FingerTouch) {
    (hit, root, values, fed) = (touch.hit, touch.root, touch.values, touch.fed)
    (kind, taps, radius, altitude) = (touch.kind, touch.taps, touch.radius, touch.altitude)
    lastPlace = touch.lastPlace
    super.init()
  }

  override var view: UIView? { hit }
  override var window: UIWindow? { hit.window }
  override var gestureRecognizers: [UIGestureRecognizer]? { fed }
  override var timestamp: TimeInterval { values.time }
  override var phase: UITouch.Phase { values.phase }
  override var tapCount: Int { taps }
  override var type: UITouch.TouchType { kind }
  override var force: CGFloat { values.force * values.maximum }
  override var maximumPossibleForce: CGFloat { values.maximum }
  override var majorRadius: CGFloat { radius }
  override var majorRadiusTolerance: CGFloat { 0 }
  override var altitudeAngle: CGFloat { altitude }

  override func location(in view: UIView?) -> CGPoint { root.convert(values.place, to: view) }
  override func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint { root.convert(lastPlace, to: view) }
  override func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// The event of a simulated finger. Like UIKit's, it is the same object for all touches.
final class FingerEvent: UIEvent {
  var touches: Set<UITouch> = []
  var time = 0.0
  var buttons = UIEvent.ButtonMask.primary
  /// The measurements of the touch since its last event, the last of which is its present one; nil if there are no others.
  var coalesced: [UITouch]?

  override var type: UIEvent.EventType { .touches }
  override var timestamp: TimeInterval { time }
  override var buttonMask: UIEvent.ButtonMask { buttons }
  override var allTouches: Set<UITouch>? { touches }
  override func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }
  override func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced ?? [touch] }
  override func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UITouch.TouchType {
  fileprivate init(_ source: ContactSource) {
    switch source {
    case .pen: self = .pencil
    case .mouse, .trackpad: self = .indirectPointer
    default: self = .direct
    }
  }
}
#endif
