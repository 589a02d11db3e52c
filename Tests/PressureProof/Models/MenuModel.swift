import PressureTesting

/// When the menu of an icon must launch or choose, told without it.
package struct MenuModel: PathModel {
  package var hasSensor = true

  private var isEnabled = true
  private var isPressing = false
  /// Whether this press has opened the menu.
  private var isDeep = false
  private var zone = PathZone.control
  private var start = PathZone.control
  private var isOpen = false
  /// Whether the menu is open without the press that opened it.
  private var isLeftOpen = false
  private var patience = 0.0
  /// Whether it is not known from here on what is open.
  private var isVague = false
  private var last = 0.0
  private var launchedAt = -1000.0
  private var key = KeyModel()

  package init(hasSensor: Bool) { self.hasSensor = hasSensor }

  package mutating func take(_ step: PathStep, at time: Double) -> PathVerdict {
    if isPressing && !isLeftOpen { patience += min(time - last, 0.25) }
    last = time
    if !hasSensor && patience > 0.5 { deepen() }
    // Just then it is or is not: it depends on how the halves of a second add up.
    if isPressing && !hasSensor && patience == 0.5 && step != .tick { isVague = true }
    let accepts = isEnabled && time - launchedAt >= 0.375
    var launches = false
    var chooses = false
    switch step {
    case .begin(let place): if accepts { begin(place) }
    case .move(let place, let force): move(to: place, force)
    case .lift:
      chooses = isPressing && isOpen && zone == .target
      launches = isPressing && !isOpen && !isDeep
      if isPressing && isLeftOpen && !chooses && start != .target { close() }
      if isPressing && isOpen { isLeftOpen = true }
      isPressing = false
    case .cancel, .second: if isPressing { close() }
    case .key: launches = key.take(step, accepts: accepts && !isPressing)
    case .activate: launches = accepts
    case .blur, .disable:
      if step == .disable { isEnabled = false }
      close()
      key = KeyModel()
    case .enable: isEnabled = true
    case .tick, .stall: break
    }
    if launches { launchedAt = time }
    if launches || chooses {
      close()
      key.cancel()
    }
    if isVague { return .either }
    return launches || chooses ? .always : .never
  }

  private mutating func begin(_ place: PathZone) {
    if !isLeftOpen {
      let wasPressing = isPressing
      if wasPressing { close() }
      if place != .control { return }
      isDeep = false
      patience = 0
    }
    isPressing = true
    zone = place
    start = place
    key.cancel()
  }

  private mutating func move(to place: PathZone, _ force: PathForce) {
    if !isPressing { return }
    if !isDeep && !isLeftOpen && place != .control {
      close()
      return
    }
    zone = place
    if hasSensor && force != .low { deepen() }
  }

  private mutating func deepen() {
    if !isPressing || isLeftOpen || isDeep { return }
    isDeep = true
    isOpen = true
    key.cancel()
  }

  private mutating func close() {
    isPressing = false
    isDeep = false
    isOpen = false
    isLeftOpen = false
    patience = 0
  }
}
