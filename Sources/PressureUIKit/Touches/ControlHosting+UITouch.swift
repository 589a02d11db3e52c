#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import UIKit

extension ControlHosting {
  /// Feeds what a touch did, in the coordinates of a view or, without one, of the window: all that was measured of it
  /// since the last event.
  ///
  /// Unless `isOneOfSeveral`, the other touches that are down are told to the control as well, which takes the press
  /// of the first away then.
  func feed(
    _ touch: UITouch, _ phase: ContactPhase, of event: UIEvent?, in space: UIView?,
    isOneOfSeveral: Bool = false
  ) {
    let others =
      isOneOfSeveral ? [] : event?.allTouches?.filter { $0 !== touch && $0.isDown } ?? []
    // Before the touch itself: what it lifts from must have been a press with one finger.
    if hasContact {
      for other in others {
        feed(.contact(ContactSample(of: other, .began, event, in: space, isPrimary: false)))
      }
    }
    // The last of the coalesced touches is the touch itself.
    let earlier = phase == .moved ? event?.coalescedTouches(for: touch)?.dropLast() ?? [] : []
    for one in earlier {
      feed(.contact(ContactSample(of: touch, as: one, phase, event, in: space)))
    }
    feed(.contact(ContactSample(of: touch, phase, event, in: space, isPrimary: others.isEmpty)))
  }
}
#endif
