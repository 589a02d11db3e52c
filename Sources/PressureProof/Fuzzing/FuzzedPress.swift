import PressureKit

/// Decodes bytes into the steps of a control: one to three bytes for a finger, more for any bit pattern.
///
/// The lower half of a step's first byte selects the kind of step.
package struct FuzzedPress {
  private var bytes: FuzzBytes
  private let bounds: Rect
  private(set) var time = 0.0
  private var place = Point.zero

  init(_ bytes: FuzzBytes, bounds: Rect) {
    self.bytes = bytes
    self.bounds = bounds
  }

  /// One step of a control.
  enum Step {
    case input(Input)
    /// A call of the host, by number, with a value.
    case call(UInt8, Double)
    /// An option or a measure that the host sets to any value.
    case set(UInt8, Double)
  }

  /// Returns the next step, or nil at the end of the bytes.
  mutating func next() -> Step? {
    if bytes.isAtEnd { return nil }
    let choice = bytes.byte()
    let high = choice >> 4
    switch choice & 15 {
    case 0: return .input(finger(.began, at: bytes.byte(), force: Double(high) / 15))
    case 1: return .input(finger(.moved, at: nil, force: Double(high) / 15))
    case 2: return .input(finger(.moved, at: bytes.byte(), force: Double(high) / 15))
    case 3: return .input(finger(high == 0 ? .cancelled : .ended, at: nil, force: 0))
    case 4:
      time += Double(high) / 16
      return .input(.time(time))
    case 5, 6:
      time += 1.0 / 64
      return .input(.time(time))
    case 7: return .input(.key(key(high, at: time)))
    case 8: return .input(.activation(time: time))
    case 9: return .input(.interruption(interruption(high), time: time))
    case 10: return .input(.enabling(high != 0, time: time))
    case 11: return .input(.contact(anySample()))
    case 12: return .input(.time(bytes.number()))
    case 13: return .input(anyOther(high))
    case 14: return .call(bytes.byte(), bytes.part() * 400)
    default: return .set(bytes.byte(), bytes.number())
    }
  }

  private func key(_ choice: UInt8, at time: Double) -> KeySample {
    let phase = [KeySample.Phase.down, .up, .repeated][Int(choice % 3)]
    let key = [KeySample.Key.enter, .space, .other][Int(choice / 3 % 3)]
    return KeySample(time: time, phase: phase, key: key, isPlain: choice < 15)
  }

  private func interruption(_ choice: UInt8) -> Interruption {
    Interruption.allCases[Int(choice) % Interruption.allCases.count]
  }

  /// Returns a sample of a finger on a grid of 16 by 16 places on and around the control, mostly above it.
  private mutating func finger(_ phase: ContactPhase, at grid: UInt8?, force: Double) -> Input {
    if let grid {
      place.x = bounds.minX + bounds.size.width * (Double(grid & 15) / 8 - 0.5)
      place.y = bounds.minY + bounds.size.height * (Double(grid >> 4) / 4 - 3)
    }
    time += 1.0 / 64
    return .contact(
      ContactSample(
        time: time, phase: phase, position: place, source: .touch,
        force: .measured(force, maximum: 1), buttons: phase == .ended ? 0 : 1))
  }

  private mutating func anySample() -> ContactSample {
    let kinds = bytes.byte()
    let more = bytes.byte()
    let force = ForceReading.measured(bytes.number(), maximum: bytes.number())
    return ContactSample(
      time: more & 1 == 0 ? time : bytes.number(),
      phase: ContactPhase(rawValue: kinds & 3) ?? .began,
      id: more & 2 == 0 ? 1 : Int(truncatingIfNeeded: bytes.bits()),
      position: more & 4 == 0 ? place : Point(x: bytes.number(), y: bytes.number()),
      source: ContactSource(rawValue: (kinds >> 2) % 7) ?? .unknown,
      force: more & 8 == 0 ? force : .normalized(bytes.number()),
      contactRadius: bytes.number(),
      buttons: more & 16 == 0 ? 1 : UInt16(truncatingIfNeeded: bytes.bits()),
      isPrimary: more & 32 == 0, isCovered: more & 64 != 0)
  }

  private mutating func anyOther(_ choice: UInt8) -> Input {
    let time = bytes.number()
    return switch choice % 4 {
    case 0: .key(key(choice >> 2, at: time))
    case 1: .activation(time: time)
    case 2: .interruption(interruption(bytes.byte()), time: time)
    default: .enabling(choice < 8, time: time)
    }
  }
}
