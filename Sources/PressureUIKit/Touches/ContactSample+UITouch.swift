#if os(iOS) || STAND_INS
import PressureKit
import PressureLayers
import UIKit

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
#endif
