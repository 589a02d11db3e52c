#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

extension ControlHosting {
  /// Feeds the samples of a touch since its last event, in the coordinates of a view, or of the window if there is no
  /// view.
  ///
  /// It also feeds the other touches that are down, if a second one cancels the press of the first.
  func feed(_ touch: UITouch, _ phase: ContactPhase, of event: UIEvent?, in space: UIView?) {
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
      takesSeveralContacts ? [] : event?.allTouches?.filter { $0 !== touch && $0.isDown } ?? []
    // The other touches come before the touch itself: a lift confirms only a press with one finger.
    if hasContact {
      for other in others { feed(sample(other, .began, isPrimary: false)) }
    }
    // The last coalesced touch is the touch itself.
    let earlier = phase == .moved ? event?.coalescedTouches(for: touch)?.dropLast() ?? [] : []
    for one in earlier { feed(sample(touch, as: one, phase)) }
    feed(sample(touch, phase, isPrimary: others.isEmpty))
  }
}

extension ControlHosting {
  /// Reports a touch that came down in the app. A view of the control receives its own touches, but only the first one.
  func feed(watched touch: UITouch, isOwn: Bool) {
    if !isOwn || hasContact { contactBeganElsewhere(at: touch.timestamp) }
  }
}

extension ContactSample {
  /// Makes the sample of a touch. `moment` is an earlier state of the touch from the same event, if it is not nil.
  ///
  /// The force is the touch's own, on its own scale: a screen and a pencil have different maxima, and a device without
  /// a sensor reports 0 of 0. A pencil's force is along its axis. Later corrections of its estimates are not used.
  ///
  /// `capability` is that of the view's traits. If it is `unavailable`, the screen has no sensor, whatever maximum its
  /// touches have. It does not apply to pencils.
  @MainActor
  init(
    of touch: UITouch, as moment: UITouch? = nil, _ phase: ContactPhase, _ event: UIEvent?,
    in space: UIView?, capability: UIForceTouchCapability, isPrimary: Bool = true
  ) {
    let moment = moment ?? touch
    let hasNoSensor = touch.type == .direct && capability == .unavailable
    // The address of the touch: UIKit keeps one object for each touch that is down.
    self.init(
      time: moment.timestamp, phase: phase, id: Int(bitPattern: ObjectIdentifier(touch)),
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
  /// True if the touch is down.
  var isDown: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    default: false
    }
  }

  /// The buttons that are down in a sample of this phase, numbered as in a control: a finger is the first button. The
  /// touch's own phase may differ, since a scroll view delivers touches late.
  func buttons(_ told: ContactPhase, in event: UIEvent?) -> UInt16 {
    guard type == .indirectPointer, let mask = event?.buttonMask else {
      return told == .began || told == .moved ? 1 : 0
    }
    return UInt16(truncatingIfNeeded: mask.rawValue)
  }
}

extension ControlHosting {
  /// Feeds a key press. Returns true if the key has a meaning for the control.
  func feed(_ press: UIPress, _ phase: KeySample.Phase) -> Bool {
    guard let key = press.key, let hostKey = HostKey(key.keyCode) else { return false }
    let modifiers = KeyModifiers(
      key.modifierFlags, command: .command, control: .control, option: .alternate)
    return feed(hostKey, phase, at: press.timestamp, with: modifiers)
  }
}

extension HostKey {
  /// The key with a code; nil for modifier keys other than Command.
  fileprivate init?(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardSpacebar: self = .typing(.space)
    case .keyboardReturnOrEnter, .keypadEnter: self = .typing(.enter)
    case .keyboardEscape: self = .escape
    case .keyboardLeftGUI, .keyboardRightGUI: self = .command
    case .keyboardLeftShift, .keyboardRightShift, .keyboardLeftControl, .keyboardRightControl,
      .keyboardLeftAlt, .keyboardRightAlt, .keyboardCapsLock:
      return nil
    default: self = .typing(.other)
    }
  }
}

extension UIGestureRecognizer {
  /// True if the recognizer is a single tap with one finger.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
#endif
