import UIKit

/// An event whose values a test sets.
final class EventDouble: UIEvent {
  var touches: Set<UITouch> = []
  /// The touch's measurements since the last event. The touch itself is the last one.
  var coalesced: [UITouch]?
  var buttons: UIEvent.ButtonMask = []

  override var allTouches: Set<UITouch>? { touches }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced }
  override var buttonMask: UIEvent.ButtonMask { buttons }
}
