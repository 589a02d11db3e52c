import PressureKit
import PressureTesting

/// The rule for when a __Type__ must act, without the control's code.
package struct __Type__Model: PathModel {
  private var isEnabled = true
  private var isPressing = false
  private var isInside = false
  private var key = KeyModel()

  package init() {}

  package mutating func perform(_ step: PathStep, after seconds: Double) -> PathVerdict {
    var acts = false
    switch step {
    case .begin(let zone):
      isPressing = isEnabled && zone == .control
      isInside = isPressing
      if isPressing { key.cancel() }
    case .move(let zone, _): if isPressing { isInside = zone == .control }
    case .lift:
      acts = isPressing && isInside
      isPressing = false
    case .cancel, .liftCovered, .second, .beginCovered, .interrupt(.displaced): isPressing = false
    case .key, .space: acts = key.perform(step, accepts: isEnabled && !isPressing)
    case .activate:
      acts = isEnabled
      if isEnabled {
        isPressing = false
        key.cancel()
      }
    case .interrupt(.keysLost): key = KeyModel()
    case .blur, .disable, .interrupt:
      if step == .disable { isEnabled = false }
      isPressing = false
      key = KeyModel()
    case .enable: isEnabled = true
    case .call, .secondMove, .secondLift, .secondCancel, .type, .tick, .stall, .sleep: break
    }
    return acts ? .always : .never
  }
}
