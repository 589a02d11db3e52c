import UIKit

/// A finger inside the views of these tests, with a force in average touches.
final class ForceTouch: UITouch {
  var pressure = 0.0
  /// The maximum force. Without a sensor, it is 0.
  var mostPressure = 20.0 / 3

  override var timestamp: TimeInterval { currentMediaTime }
  override var force: CGFloat { pressure }
  override var maximumPossibleForce: CGFloat { mostPressure }
  override func preciseLocation(in view: UIView?) -> CGPoint { CGPoint(x: 20, y: 20) }
  override func location(in view: UIView?) -> CGPoint { preciseLocation(in: view) }
}
