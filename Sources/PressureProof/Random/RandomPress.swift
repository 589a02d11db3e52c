import PressureKit

/// Random inputs like those of people, hosts and broken hardware: a finger that presses, slides, holds and
/// lifts, and sometimes any input.
package struct RandomPress {
  package var random: Random
  /// The area in which most presses begin.
  package var bounds: Rect
  /// The area to which fingers slide, and in which some presses begin.
  package var elsewhere: Rect
  package private(set) var time = 0.0
  private var place = Point.zero
  private var force = 0.0
  private var isDown = false
  private var isKeyDown = false
  /// True if the finger of this press is on a sensor.
  private var hasSensor = false

  package init(seed: UInt64, bounds: Rect, elsewhere: Rect) {
    random = Random(state: seed)
    self.bounds = bounds
    self.elsewhere = elsewhere
  }

  package mutating func next() -> Input {
    time += Double.random(in: 0...0.05, using: &random)
    switch Int.random(in: 0..<300, using: &random) {
    case 0...2:
      isKeyDown.toggle()
      let phase: KeySample.Phase = random.once(in: 5) ? .repeated : isKeyDown ? .down : .up
      let key = random.once(in: 3) ? KeySample.Key.allCases.randomElement(using: &random)! : .enter
      return .key(
        KeySample(time: time, phase: phase, key: key, isPlain: !random.once(in: 10)))
    case 3: return .activation(time: time)
    case 4:
      return .interruption(Interruption.allCases.randomElement(using: &random)!, time: time)
    case 5: return .enabling(!random.once(in: 4), time: time)
    case 6...10: return .contact(wildSample())
    case 11...100: return .time(random.once(in: 100) ? random.number(-10...10) : time)
    default: return isDown || random.once(in: 30) ? .contact(sensibleSample()) : .time(time)
    }
  }

  private mutating func sensibleSample() -> ContactSample {
    var phase = ContactPhase.moved
    if !isDown {
      phase = .began
      isDown = true
      hasSensor = Bool.random(using: &random)
      force = random.once(in: 3) ? 0.1 : 0
      place = somewhere(in: random.once(in: 4) ? elsewhere : bounds)
    } else if random.once(in: 25) {
      phase = random.once(in: 8) ? .cancelled : .ended
      isDown = false
    } else {
      if random.once(in: 40) {
        place = somewhere(in: elsewhere)
      } else {
        let reach = random.once(in: 60) ? 40.0 : 1
        place.x += Double.random(in: -reach...reach, using: &random)
        place.y += Double.random(in: -reach...reach, using: &random)
      }
      force = min(max(force + Double.random(in: -0.1...0.15, using: &random), 0), 1)
    }
    return ContactSample(
      time: time, phase: phase, position: place, source: .touch,
      force: hasSensor ? .measured(force, maximum: 1) : .normalized(0.5),
      buttons: phase == .ended ? 0 : 1)
  }

  private mutating func somewhere(in rect: Rect) -> Point {
    Point(
      x: rect.minX + rect.size.width * Double.random(in: 0...1, using: &random),
      y: rect.minY + rect.size.height * Double.random(in: 0...1, using: &random))
  }

  /// Returns a sample with any values that a host could pass.
  private mutating func wildSample() -> ContactSample {
    ContactSample(
      time: random.once(in: 50) ? random.number(-10...10) : time,
      phase: [.began, .moved, .ended, .cancelled].randomElement(using: &random)!,
      id: Int.random(in: 1...2, using: &random),
      position: Point(x: random.number(-20...400), y: random.number(-20...900)),
      source: ContactSource(rawValue: UInt8.random(in: 0...6, using: &random))!,
      force: Bool.random(using: &random)
        ? .normalized(random.number(0...1))
        : .measured(random.number(0...7), maximum: random.number(0...7)),
      contactRadius: random.number(0...30),
      buttons: random.once(in: 5) ? UInt16.random(in: 0...63, using: &random) : 1,
      isPrimary: !random.once(in: 5), isCovered: random.once(in: 5))
  }
}
