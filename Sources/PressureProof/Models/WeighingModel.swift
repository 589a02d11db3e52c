import PressureKit
import PressureTesting

/// Predicts when a scale must report a reading, without the control: never without a contact on a sensor,
/// and always when a first contact begins and the scale was never tared.
package struct WeighingModel: PathModel {
  package var hasSensor = true

  private var isEnabled = true
  private var isDown = false
  private var isSecondDown = false
  private var wasTared = false

  package init(hasSensor: Bool) { self.hasSensor = hasSensor }

  package mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict {
    let wasTouched = isDown || isSecondDown
    switch step {
    case .begin(let zone): if isEnabled && zone == .control { isDown = true }
    case .second: if isEnabled { isSecondDown = true }
    case .lift, .liftCovered, .cancel: isDown = false
    case .secondLift, .secondCancel: isSecondDown = false
    case .key(.up), .space(.up), .activate: wasTared = true
    case .interrupt(.keysLost), .interrupt(.changed), .interrupt(.moved): break
    case .blur, .disable, .interrupt:
      if step == .disable { isEnabled = false }
      isDown = false
      isSecondDown = false
    case .enable: isEnabled = true
    case .beginCovered, .move, .secondMove, .key, .space, .type, .tick, .stall, .sleep, .call: break
    }
    let isTouched = isDown || isSecondDown
    if !hasSensor || !(wasTouched || isTouched) { return .never }
    return !wasTouched && !wasTared ? .always : .either
  }
}
