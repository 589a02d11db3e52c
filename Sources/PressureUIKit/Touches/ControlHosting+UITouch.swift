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
    let capability =
      (platform as? UIKitPlatform)?.view?.traitCollection.forceTouchCapability ?? .unknown
    func sample(
      _ touch: UITouch, as moment: UITouch? = nil, _ phase: ContactPhase, isPrimary: Bool = true
    ) -> Input {
      .contact(
        ContactSample(
          of: touch, as: moment, phase, event, in: space, capability: capability,
          isPrimary: isPrimary))
    }
    let others =
      isOneOfSeveral ? [] : event?.allTouches?.filter { $0 !== touch && $0.isDown } ?? []
    // Before the touch itself: what it lifts from must have been a press with one finger.
    if hasContact {
      for other in others { feed(sample(other, .began, isPrimary: false)) }
    }
    // The last of the coalesced touches is the touch itself.
    let earlier = phase == .moved ? event?.coalescedTouches(for: touch)?.dropLast() ?? [] : []
    for one in earlier { feed(sample(touch, as: one, phase)) }
    feed(sample(touch, phase, isPrimary: others.isEmpty))
  }
}
#endif
