#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import PressureLayers
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

extension ContactSample {
  /// What a touch says; `moment`, when it is another, is what it was earlier in the same event.
  ///
  /// The force is the touch's own, on its own scale: a screen and a pencil have different maxima, and
  /// what has no sensor says 0 of 0. A pencil's is along its axis; corrections of its estimates, which
  /// come later, are not waited for.
  ///
  /// `capability` is that of the view's traits. A screen where it is `unavailable` has no sensor, whatever maximum its
  /// touches have. It does not say anything of pencils.
  @MainActor
  init(
    of touch: UITouch, as moment: UITouch? = nil, _ phase: ContactPhase, _ event: UIEvent?,
    in space: UIView?, capability: UIForceTouchCapability, isPrimary: Bool = true
  ) {
    let moment = moment ?? touch
    let hasNoSensor = touch.type == .direct && capability == .unavailable
    self.init(
      time: moment.timestamp, phase: phase, id: ObjectIdentifier(touch).hashValue,
      position: Point(moment.preciseLocation(in: space)), source: ContactSource(touch.type),
      force: hasNoSensor
        ? .none : .measured(moment.force, maximum: moment.maximumPossibleForce),
      contactRadius: moment.majorRadius, buttons: touch.buttons(phase, in: event),
      isPrimary: isPrimary)
  }
}

extension ContactSource {
  init(_ type: UITouch.TouchType) {
    switch type {
    case .direct: self = .touch
    case .pencil: self = .pen
    case .indirectPointer: self = .mouse
    default: self = .unknown
    }
  }
}

extension UITouch {
  /// Whether it touches.
  var isDown: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    default: false
    }
  }

  /// Which buttons are down as it is told of, numbered as a control has them: a finger is the first. A list tells of it
  /// late: by then its own phase may be another.
  func buttons(_ told: ContactPhase, in event: UIEvent?) -> UInt16 {
    guard type == .indirectPointer, let mask = event?.buttonMask else {
      return told == .began || told == .moved ? 1 : 0
    }
    return UInt16(truncatingIfNeeded: mask.rawValue)
  }
}

extension ControlHosting {
  /// Feeds what a key did: Space and Return activate, and Escape takes back what waits. Returns whether the key meant
  /// anything.
  func feed(_ press: UIPress, _ phase: KeySample.Phase) -> Bool {
    switch press.key?.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      feed(.key(KeySample(time: press.timestamp, phase: phase)))
      return true
    case .keyboardEscape:
      return phase == .down ? escape() : isEngaged
    default:
      return false
    }
  }

  /// Takes back what waits. Returns whether anything did.
  func escape() -> Bool {
    if !isEngaged { return false }
    interrupt(.escape)
    return true
  }
}

extension UIGestureRecognizer {
  /// Whether it is a tap of one finger, once.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
#endif
