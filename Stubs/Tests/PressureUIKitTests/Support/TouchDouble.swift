import UIKit

/// A touch that says what a test wants it to.
final class TouchDouble: UITouch {
  var time = 0.0
  var place = CGPoint.zero
  var stage = UITouch.Phase.began
  var kind = UITouch.TouchType.direct
  /// In units of an average touch; the maximum is 0 where there is no sensor.
  var pressure = 0.0
  var mostPressure = 20.0 / 3
  var radius = 0.0
  /// What it came down on, where that matters.
  weak var touched: UIView?

  override var view: UIView? { touched }
  override var timestamp: TimeInterval { time }
  override var phase: UITouch.Phase { stage }
  override var type: UITouch.TouchType { kind }
  override var force: CGFloat { pressure }
  override var maximumPossibleForce: CGFloat { mostPressure }
  override var majorRadius: CGFloat { radius }

  /// Places are the window's; a view's own are as far from its corner.
  override func preciseLocation(in view: UIView?) -> CGPoint {
    let corner = view?.convert(CGRect.zero, to: nil).origin ?? .zero
    return CGPoint(x: place.x - corner.x, y: place.y - corner.y)
  }

  override func location(in view: UIView?) -> CGPoint { preciseLocation(in: view) }

  /// The touch as it is now, for an event that tells it later.
  func moment() -> TouchDouble {
    let copy = TouchDouble()
    copy.time = time
    copy.place = place
    copy.stage = stage
    copy.kind = kind
    copy.pressure = pressure
    copy.mostPressure = mostPressure
    copy.radius = radius
    return copy
  }
}
