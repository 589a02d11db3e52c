import PressureTesting

/// When a transitioning button must activate, told without it.
package struct TransitioningModel: PathModel {
  private var isEnabled = true
  private var isPressing = false
  private var isInside = false
  private var key = KeyModel()

  package mutating func take(_ step: PathStep, at time: Double) -> PathVerdict {
    var acts = false
    switch step {
    case .begin(let zone):
      isPressing = isEnabled && zone == .control
      isInside = isPressing
      if isPressing { key.cancel() }
    case .move(let zone, _): isInside = zone == .control
    case .lift:
      acts = isPressing && isInside
      isPressing = false
    case .cancel, .second: isPressing = false
    case .key: acts = key.take(step, accepts: isEnabled && !isPressing)
    case .activate:
      acts = isEnabled
      isPressing = false
      key.cancel()
    case .blur, .disable:
      if step == .disable { isEnabled = false }
      isPressing = false
      key = KeyModel()
    case .enable: isEnabled = true
    case .tick, .stall: break
    }
    return acts ? .always : .never
  }
}
