import UIKit

/// A finger that presses with so many average touches, in the middle of the views of these tests.
final class ForceTouch: UITouch {
  var pressure = 0.0

  override var timestamp: TimeInterval { currentMediaTime }
  override var force: CGFloat { pressure }
  override var maximumPossibleForce: CGFloat { 20.0 / 3 }
  override func preciseLocation(in view: UIView?) -> CGPoint { CGPoint(x: 20, y: 20) }
  override func location(in view: UIView?) -> CGPoint { preciseLocation(in: view) }
}
