import UIKit

/// A finger that presses with so many average touches, in the middle of the views of these tests.
final class ForceTouch: UITouch {
  var pressure = 0.0
  /// 0 where there is no sensor.
  var mostPressure = 20.0 / 3

  override var timestamp: TimeInterval { currentMediaTime }
  override var force: CGFloat { pressure }
  override var maximumPossibleForce: CGFloat { mostPressure }
  override func preciseLocation(in view: UIView?) -> CGPoint { CGPoint(x: 20, y: 20) }
  override func location(in view: UIView?) -> CGPoint { preciseLocation(in: view) }
}
