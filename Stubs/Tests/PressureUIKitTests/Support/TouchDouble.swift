import UIKit

/// A touch whose values a test sets.
final class TouchDouble: UITouch {
  var time = 0.0
  var place = CGPoint.zero
  var stage = UITouch.Phase.began
  var kind = UITouch.TouchType.direct
  /// The force, in average touches. Without a sensor, the maximum is 0.
  var pressure = 0.0
  var mostPressure = 20.0 / 3
  /// The view on which it came down, if the test needs that.
  weak var touched: UIView?

  override var view: UIView? { touched }
  override var timestamp: TimeInterval { time }
  override var phase: UITouch.Phase { stage }
  override var type: UITouch.TouchType { kind }
  override var force: CGFloat { pressure }
  override var maximumPossibleForce: CGFloat { mostPressure }

  /// Converts the place from the window's coordinates to the view's.
  override func preciseLocation(in view: UIView?) -> CGPoint {
    let corner = view?.convert(CGRect.zero, to: nil).origin ?? .zero
    return CGPoint(x: place.x - corner.x, y: place.y - corner.y)
  }

  override func location(in view: UIView?) -> CGPoint { preciseLocation(in: view) }

  /// Returns a copy of the touch as it is now, for a later event.
  func moment() -> TouchDouble {
    let copy = TouchDouble()
    copy.time = time
    copy.place = place
    copy.stage = stage
    copy.kind = kind
    copy.pressure = pressure
    copy.mostPressure = mostPressure
    return copy
  }
}
