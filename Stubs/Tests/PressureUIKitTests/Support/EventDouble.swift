import UIKit

/// An event that says what a test wants it to.
final class EventDouble: UIEvent {
  var touches: Set<UITouch> = []
  /// What was measured of the touch since the last event, the touch itself last.
  var coalesced: [UITouch]?
  var buttons: UIEvent.ButtonMask = []

  override var allTouches: Set<UITouch>? { touches }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced }
  override var buttonMask: UIEvent.ButtonMask { buttons }
}
