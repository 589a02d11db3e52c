import PressureTesting

/// When a confirming button must fire, told without it: a latched one, of a ramp of half a second.
package struct ConfirmModel: PathModel {
  package var hasSensor = true

  private var isEnabled = true
  private var isPressing = false
  private var zone = PathZone.control
  private var isFull = false
  /// Whether the person was shown that lifting fires.
  private var isShown = false
  /// How much of the ramp has passed, of 0.5 s.
  private var patience = 0.0
  private var last = 0.0

  private var isKeyDown = false
  private var armedAt: Double?
  private var isConfirming = false
  private var firedAt = -1000.0

  package init(hasSensor: Bool) { self.hasSensor = hasSensor }

  package mutating func take(_ step: PathStep, at time: Double) -> PathVerdict {
    let wasShown = isShown
    if isPressing {
      patience += min(time - last, 0.25)
      if !hasSensor && patience / 0.5 > 0.97 { isFull = true }
    }
    last = time
    if let armedAt, time - armedAt >= 10 {
      self.armedAt = nil
      isConfirming = false
    }
    var fires = false
    switch step {
    case .begin(let place):
      isPressing = isEnabled && place == .control && time - firedAt >= 0.6
      if isPressing {
        isFull = false
        patience = 0
        zone = .control
        armedAt = nil
        isConfirming = false
      }
    case .move(let place, let force):
      if isPressing { zone = place }
      if isPressing && force == .full { isFull = true }
    case .lift:
      fires = isPressing && wasShown && zone == .target
      isPressing = false
    case .cancel, .second: isPressing = false
    case .key(let phase):
      let isFirst = phase == .down && !isKeyDown
      isKeyDown = phase != .up
      if isFirst { activate(time) }
      fires = phase == .up && isConfirming
    case .activate:
      if !isKeyDown {
        activate(time)
        fires = isConfirming
      }
    case .blur, .disable:
      if step == .disable { isEnabled = false }
      isKeyDown = false
      isPressing = false
      armedAt = nil
      isConfirming = false
    case .enable: isEnabled = true
    case .tick, .stall: break
    }
    isShown = isPressing && isFull && zone == .target
    if fires {
      firedAt = time
      armedAt = nil
      isConfirming = false
    }
    return fires ? .always : .never
  }

  private mutating func activate(_ time: Double) {
    if !isEnabled || isPressing || time - firedAt < 0.6 { return }
    if let armedAt {
      if time - armedAt >= 0.3 { isConfirming = true }
    } else {
      armedAt = time
    }
  }
}
