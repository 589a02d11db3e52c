import PressureTesting

/// When a confirming button must fire, told without it: a latched one, of a ramp of half a second.
package struct ConfirmModel: PathModel {
  package var hasSensor = true
  package var takesTaps = true

  private var isEnabled = true
  private var isPressing = false
  private var zone = PathZone.control
  private var isFull = false
  /// Whether the person was shown that lifting fires.
  private var isShown = false
  /// How much of the ramp has passed, of 0.5 s.
  private var patience = 0.0
  private var last = 0.0
  private var beganAt = 0.0
  private var hasTravelled = false

  private var isKeyDown = false
  private var armedAt: Double?
  private var isConfirming = false
  /// Whether a contact that began on the ring that stands is down.
  private var isOnRing = false
  private var firedAt = -1000.0

  package init(hasSensor: Bool, takesTaps: Bool) {
    self.hasSensor = hasSensor
    self.takesTaps = takesTaps
  }

  package mutating func take(_ step: PathStep, at time: Double) -> PathVerdict {
    let wasShown = isShown
    if isPressing {
      patience += min(time - last, 0.25)
      if !hasSensor && patience / 0.5 > 0.97 { isFull = true }
    }
    last = time
    var fires = false
    switch step {
    case .begin(let place):
      if let armedAt, isOnRing || place != .control || time - armedAt >= 0.1 {
        beginWhileArmed(place, isEarly: time - armedAt < 0.6)
      } else {
        // A contact that is back at once never lifted.
        disarm()
        isPressing = isEnabled && place == .control && time - firedAt >= 0.6
        isFull = false
        patience = 0
        zone = .control
        beganAt = time
        hasTravelled = false
      }
    case .move(let place, let force):
      if isPressing || isOnRing { zone = place }
      if isPressing && force == .full { isFull = true }
      if place != .control { hasTravelled = true }
    case .lift:
      fires = (isOnRing || isPressing && wasShown) && zone == .target
      let isTap = takesTaps && !isFull && !hasTravelled && time - beganAt <= 0.5
      if isPressing && isTap { armedAt = time }
      isPressing = false
      isOnRing = false
    case .cancel:
      isPressing = false
      isOnRing = false
    case .second:
      isPressing = false
      disarm()
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
      disarm()
    case .enable: isEnabled = true
    case .tick, .stall: break
    }
    isShown = isPressing && isFull && zone == .target
    if fires {
      firedAt = time
      disarm()
    }
    return fires ? .always : .never
  }

  private mutating func beginWhileArmed(_ place: PathZone, isEarly: Bool) {
    if !takesTaps || place != .target || isConfirming { return disarm() }
    // One of which the lift was lost began late enough.
    isOnRing = isOnRing || !isEarly
    zone = .target
  }

  private mutating func disarm() {
    armedAt = nil
    isConfirming = false
    isOnRing = false
  }

  private mutating func activate(_ time: Double) {
    if !isEnabled || isPressing || isOnRing || time - firedAt < 0.6 { return }
    if let armedAt {
      if time - armedAt >= 0.3 { isConfirming = true }
    } else {
      armedAt = time
    }
  }
}
