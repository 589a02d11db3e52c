import PressureTesting

/// When a peek must pop, told without it: by a tap, by all the force there is, by a key or an
/// activation.
///
/// Where the actions may have been left open it does not say which of those it takes, but still that
/// nothing else pops.
package struct PeekModel: PathModel {
  package var hasSensor = true

  private var isEnabled = true
  private var isPressing = false
  private var isDeep = false
  private var hasTravelled = false
  private var isVague = false
  private var patience = 0.0
  private var last = 0.0
  private var poppedAt = -1000.0
  private var key = KeyModel()

  package init(hasSensor: Bool) { self.hasSensor = hasSensor }

  package mutating func take(_ step: PathStep, at time: Double) -> PathVerdict {
    if isPressing { patience += min(time - last, 0.25) }
    last = time
    if isPressing && !hasSensor && patience > 0.5 { isDeep = true }
    // Just then it is or is not: it depends on how the halves of a second add up.
    if isPressing && !hasSensor && patience == 0.5 && step != .tick { isVague = true }
    let accepts = isEnabled && time - poppedAt >= 0.375
    var pops = false
    switch step {
    case .begin(let zone):
      if !accepts && !isPressing { break }
      isPressing = zone == .control
      isDeep = false
      hasTravelled = false
      patience = 0
      if isPressing { key.cancel() }
    case .move(let zone, let force):
      if !isPressing { return isVague && force == .full ? .either : .never }
      if zone != .control && !isDeep { isPressing = false }
      if zone != .control { hasTravelled = true }
      if isPressing && hasSensor && force != .low { isDeep = true }
      if isPressing && force == .full {
        if hasTravelled { isVague = true }
        pops = true
      }
    case .lift:
      if !isPressing { return isVague ? .either : .never }
      pops = !isDeep
      // The preview may stay open: without a sensor, or with its actions.
      if isDeep && (!hasSensor || hasTravelled) { isVague = true }
      isPressing = false
    case .cancel, .second: isPressing = false
    case .key: pops = key.take(step, accepts: accepts && !isPressing)
    case .activate: pops = accepts
    case .blur, .disable:
      if step == .disable { isEnabled = false }
      isPressing = false
      key = KeyModel()
    case .enable: isEnabled = true
    case .tick, .stall: break
    }
    if pops {
      isPressing = false
      key.cancel()
      poppedAt = time
    }
    if isVague {
      switch step {
      case .lift, .key, .activate, .move(_, .full): return .either
      default: return .never
      }
    }
    return pops ? .always : .never
  }
}
