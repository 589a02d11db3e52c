import PressureKit
import Testing

@Suite struct SimulatedFingerTests {
  private let sensor = ForceReading.measured(1, maximum: 4)

  /// Returns a sample with a force, at a height on the screen.
  private func sample(
    _ phase: ContactPhase, y: Double = 500, id: Int = 1, _ source: ContactSource = .touch,
    force: ForceReading = .none
  ) -> ContactSample {
    ContactSample(
      time: 1, phase: phase, id: id, position: Point(x: 10, y: y), source: source, force: force)
  }

  private func finger() -> SimulatedFinger {
    var finger = SimulatedFinger()
    finger.isOn = true
    return finger
  }

  /// Returns a simulated force in thousandths of the range; nil for any other force.
  private func simulated(_ sample: ContactSample?) -> Int? {
    guard let sample, sample.source == .simulated,
      sample.force.maximum == ForceReading.fullScale, !sample.force.isNormalized
    else { return nil }
    return Int((sample.force.value / ForceReading.fullScale * 1000).rounded())
  }

  @Test func `The force is a tenth at the touch, full 180 points higher and 0 20 points lower`() {
    var finger = finger()
    var told = [simulated(finger.simulate(sample(.began)))]
    for y in [400.0, 320, 100, 520, 900] {
      told.append(simulated(finger.simulate(sample(.moved, y: y))))
    }
    expect(told, equals: [100, 600, 1000, 1000, 0, 0])
    #expect(finger.isDown)
    let lift = finger.simulate(sample(.ended, y: 480))
    #expect(lift.phase == .ended && lift.source == .simulated)
    #expect(!finger.isDown)
  }

  @Test func `Only the source and the force of a sample change`() {
    var finger = finger()
    var one = sample(.began)
    one.contactRadius = 12
    one.isPrimary = false
    var wanted = one
    wanted.source = .simulated
    wanted.force = .measured(0.1 * ForceReading.fullScale, maximum: ForceReading.fullScale)
    expect(finger.simulate(one), equals: wanted)
  }

  @Test func `A sample is not changed while it is off, nor for a pen or a measured force`() {
    var finger = SimulatedFinger()
    let touch = sample(.began)
    expect(finger.simulate(touch), equals: touch)
    // The contact began while it was off.
    finger.isOn = true
    let move = sample(.moved, y: 400)
    expect(finger.simulate(move), equals: move)
    // The contact never began.
    let hover = sample(.moved, id: 9)
    expect(finger.simulate(hover), equals: hover)
    for (id, source, force) in [
      (2, ContactSource.touch, sensor), (3, .touch, .normalized(0.3)), (4, .pen, .normalized(0)),
    ] {
      for phase in [ContactPhase.began, .moved, .ended] {
        let told = sample(phase, y: 400, id: id, source, force: force)
        expect(finger.simulate(told), equals: told)
        #expect(!finger.isDown)
      }
    }
  }

  @Test func `The constants of devices without a sensor are replaced by a simulated force`() {
    for fraction in [0, 0.5, 1] {
      var finger = finger()
      expect(
        simulated(finger.simulate(sample(.began, force: .normalized(fraction)))), equals: 100)
      expect(
        simulated(finger.simulate(sample(.moved, y: 480, force: .normalized(fraction)))),
        equals: 200)
    }
  }

  @Test
  func `The kind of contact that begins first blocks the other kind's force until it has lifted`() {
    var finger = finger()
    _ = finger.simulate(sample(.began))
    // The second contact is passed on, so that it can cancel, but its force is 0.
    for phase in [ContactPhase.began, .moved, .ended] {
      expect(simulated(finger.simulate(sample(phase, y: 100, id: 2, force: sensor))), equals: 0)
    }
    expect(simulated(finger.simulate(sample(.began, y: 300, id: 3))), equals: 100)
    _ = finger.simulate(sample(.cancelled))
    #expect(finger.isDown)
    _ = finger.simulate(sample(.ended, y: 300, id: 3))
    #expect(!finger.isDown)
    expect(finger.simulate(sample(.began, id: 4, force: sensor)).source, equals: .touch)
    expect(finger.simulate(sample(.began, id: 5)).force, equals: ForceReading.none)
    _ = finger.simulate(sample(.ended, id: 4, force: sensor))
    expect(simulated(finger.simulate(sample(.began, id: 6))), equals: 100)
    // No control follows the contact any more, so it keeps no sensor out.
    let first = sample(.began, id: 7, force: sensor)
    expect(finger.simulate(first, isFirst: true), equals: first)
    #expect(!finger.isDown)
    #expect(finger.isOn)
  }

  @Test func `A sensor that proves itself later is passed on from then on`() {
    var finger = finger()
    expect(simulated(finger.simulate(sample(.began, force: .normalized(0)))), equals: 100)
    expect(simulated(finger.simulate(sample(.moved, y: 400, force: .normalized(0)))), equals: 600)
    let shown = sample(.moved, y: 400, .touchEvent, force: .normalized(0.2))
    expect(finger.simulate(shown), equals: shown)
    #expect(!finger.isDown)
    // The sensor is proven, so all its readings count now.
    let weak = sample(.moved, y: 300, force: .normalized(0))
    expect(finger.simulate(weak), equals: weak)
    expect(finger.turnWheel(by: -200, of: 1), equals: false)
    let second = sample(.began, id: 2, force: .normalized(0))
    expect(finger.simulate(second), equals: second)
  }

  @Test func `The force of a sensor that proves itself beside a simulated finger is 0`() {
    var finger = finger()
    _ = finger.simulate(sample(.began, force: .normalized(0)))
    _ = finger.simulate(sample(.began, id: 2, force: .normalized(0)))
    let shown = sample(.moved, y: 400, id: 2, force: .normalized(0.2))
    expect(simulated(finger.simulate(shown)), equals: 0)
    expect(simulated(finger.simulate(sample(.moved, y: 480))), equals: 200)
  }

  @Test func `The wheel covers the range in 2,000 points, starting from the finger's force`() {
    var finger = finger()
    expect(finger.turnWheel(by: -200, of: 1), equals: false)
    let held = sample(.moved, y: 480, .mouse, force: .normalized(0.5))
    _ = finger.simulate(sample(.began, y: 480, .mouse, force: .normalized(0.5)))
    var told: [Int?] = []
    for points in [-200.0, -200, 100, .nan, -1400, -9000, 9000] {
      expect(finger.turnWheel(by: points, of: 1), equals: true)
      told.append(simulated(finger.simulate(held)))
    }
    expect(told, equals: [200, 300, 250, 250, 950, 1000, 0])
    _ = finger.turnWheel(by: -500, of: 1)
    // After the wheel, a slide does not change the force.
    expect(simulated(finger.simulate(sample(.moved, y: 100, .mouse))), equals: 250)
    expect(finger.turnWheel(by: -200, of: 2), equals: false)
    expect(simulated(finger.simulate(sample(.ended, y: 100, .mouse))), equals: 250)
    expect(finger.turnWheel(by: -200, of: 1), equals: false)
  }

  @Test func `A held digit presses with that many tenths, and its release with a light touch`() {
    var finger = finger()
    expect(finger.pressDigit(5, isDown: true, of: 1), equals: false)
    _ = finger.simulate(sample(.began))
    _ = finger.simulate(sample(.moved, y: 400))
    var told: [Int?] = []
    for (digit, isDown) in [(1, true), (1, false), (5, true), (9, true), (9, false)] {
      expect(finger.pressDigit(digit, isDown: isDown, of: 1), equals: true)
      told.append(simulated(finger.simulate(sample(.moved, y: 300))))
    }
    expect(told, equals: [100, 100, 500, 900, 100])
    for other in [Int.min, -1, 0, 10, .max] {
      expect(finger.pressDigit(other, isDown: true, of: 1), equals: false)
    }
  }

  @Test func `The wheel and keys do not change a measured force`() {
    var finger = finger()
    _ = finger.simulate(sample(.began, force: sensor))
    expect(finger.turnWheel(by: -200, of: 1), equals: false)
    _ = finger.simulate(sample(.ended, force: sensor))
    _ = finger.simulate(sample(.began))
    _ = finger.simulate(sample(.began, id: 2, force: sensor))
    expect(finger.pressDigit(9, isDown: true, of: 2), equals: false)
    expect(simulated(finger.simulate(sample(.moved, id: 2, force: sensor))), equals: 0)
  }

  @Test func `Eight contacts are simulated, and a place that is not a number changes nothing`() {
    var finger = finger()
    for id in 1...8 { expect(simulated(finger.simulate(sample(.began, id: id))), equals: 100) }
    let ninth = sample(.began, id: 9)
    expect(finger.simulate(ninth), equals: ninth)
    expect(simulated(finger.simulate(sample(.moved, y: .nan))), equals: 100)
    expect(simulated(finger.simulate(sample(.moved, y: -.infinity))), equals: 1000)
    expect(simulated(finger.simulate(sample(.began, y: .nan, id: 2))), equals: 0)
    // A contact that begins again starts with a light touch: its lift was lost.
    expect(simulated(finger.simulate(sample(.began, y: 900, id: 8))), equals: 100)
  }
}
