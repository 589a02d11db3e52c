import PressureKit

/// A contact on a square of 100 points. A DeepPress follows it with a clock like a control's.
struct DeepContact {
  var press = DeepPress()
  var options = DeepPressOptions()
  var time = 0.0
  var place = Point(x: 50, y: 50)
  private var clock = ElapsedClock()

  /// The depth in words, with its level and source.
  var row: String {
    let depth =
      press.isDeep ? "deep" : press.isHinting ? "hint" : press.wasDeep ? "was deep" : "touch"
    return "\(depth) \((press.level * 1000).rounded() / 1000) \(press.source)"
  }

  @discardableResult mutating func feed(
    _ phase: ContactPhase, _ force: ForceReading = .none, id: Int = 1, buttons: UInt16 = 1,
    isPrimary: Bool = true
  ) -> Press.Change {
    press.advance(by: clock.advance(to: time), options: options)
    let sample = ContactSample(
      time: time, phase: phase, id: id, position: place, source: .touch, force: force,
      buttons: buttons, isPrimary: isPrimary)
    return press.handle(sample, in: Rect(x: 0, y: 0, width: 100, height: 100), options: options)
  }

  /// Touches; nil means no sensor.
  @discardableResult mutating func down(_ fraction: Double? = nil) -> Press.Change {
    feed(.began, reading(fraction))
  }

  /// Pushes and returns the depth.
  mutating func push(_ fraction: Double) -> String {
    feed(.moved, reading(fraction))
    return row
  }

  @discardableResult mutating func move(by x: Double, _ y: Double) -> Press.Change {
    place.x += x
    place.y += y
    return feed(.moved)
  }

  @discardableResult mutating func up() -> Press.Change { feed(.ended, buttons: 0) }

  /// Lets time pass in frames of 1/64 s and returns the depth.
  @discardableResult mutating func wait(_ seconds: Double) -> String {
    let end = time + seconds
    while time < end {
      time = min(time + 1 / 64, end)
      press.advance(by: clock.advance(to: time), options: options)
    }
    return row
  }

  private func reading(_ fraction: Double?) -> ForceReading {
    fraction.map { .measured($0, maximum: 1) } ?? .none
  }
}
