import PressureHosting
import PressureKit
import Testing

@Suite struct SimulatedFingerTests {
  /// What a contact says of its force, at a height on the screen.
  private func sample(
    _ phase: ContactPhase, y: Double, id: Int = 1, force: ForceReading = .none
  ) -> ContactSample {
    ContactSample(
      time: 1, phase: phase, id: id, position: Point(x: 10, y: y), source: .touch, force: force)
  }

  @Test func `A tenth where it comes down, all of it 180 points higher, nothing 20 points lower`() {
    var finger = SimulatedFinger()
    finger.isOn = true
    var told: [ContactSample?] = [finger.simulate(sample(.began, y: 500))]
    for y in [400.0, 320, 100, 520, 900] { told.append(finger.simulate(sample(.moved, y: y))) }
    #expect(
      told.map { ($0?.force.fraction ?? -1) * 1000 }.map { $0.rounded() } == [
        100, 600, 1000, 1000, 0, 0,
      ])
    #expect(told.allSatisfy { $0?.source == .simulated })
    #expect(told.allSatisfy { $0?.force.maximum == ForceReading.fullScale })
    #expect(finger.isDown)
    let lift = finger.simulate(sample(.ended, y: 480))
    #expect(lift?.phase == .ended && lift?.source == .simulated)
    #expect(!finger.isDown)
  }

  @Test func `Everything else of a sample is as it was`() {
    var finger = SimulatedFinger()
    finger.isOn = true
    var one = sample(.began, y: 500)
    one.contactRadius = 12
    one.isPrimary = false
    var wanted = one
    wanted.source = .simulated
    wanted.force = .measured(0.1 * ForceReading.fullScale, maximum: ForceReading.fullScale)
    #expect(finger.simulate(one) == wanted)
  }

  @Test func `Off, and for what is measured, it changes nothing`() {
    var finger = SimulatedFinger()
    let touch = sample(.began, y: 500)
    #expect(finger.simulate(touch) == touch)
    // It came down before.
    finger.isOn = true
    let move = sample(.moved, y: 400)
    #expect(finger.simulate(move) == move)
    for phase in [ContactPhase.began, .moved, .ended] {
      let pen = sample(phase, y: 400, id: 2, force: .measured(1, maximum: 4))
      #expect(finger.simulate(pen) == pen)
      #expect(!finger.isDown)
    }
  }

  @Test func `What comes down first keeps the other kind out until it has lifted`() {
    let sensor = ForceReading.measured(1, maximum: 4)
    var finger = SimulatedFinger()
    finger.isOn = true
    _ = finger.simulate(sample(.began, y: 500))
    #expect(finger.simulate(sample(.began, y: 500, id: 2, force: sensor)) == nil)
    #expect(finger.simulate(sample(.began, y: 300, id: 3))?.source == .simulated)
    _ = finger.simulate(sample(.cancelled, y: 500))
    #expect(finger.isDown)
    _ = finger.simulate(sample(.ended, y: 300, id: 3))
    #expect(!finger.isDown)
    #expect(finger.simulate(sample(.began, y: 500, id: 4, force: sensor))?.source == .touch)
    #expect(finger.simulate(sample(.began, y: 500, id: 5))?.force == ForceReading.none)
    _ = finger.simulate(sample(.ended, y: 500, id: 4, force: sensor))
    #expect(finger.simulate(sample(.began, y: 500, id: 6))?.source == .simulated)
    finger.liftAll()
    #expect(!finger.isDown)
    #expect(finger.isOn)
  }

  @Test @MainActor func `A scale that lost its contacts begins anew`() {
    let platform = PlatformDouble()
    let host = ControlHost(Weighing(), on: platform)
    host.simulatesForce = true
    host.feed(.contact(sample(.began, y: 200)))
    host.feed(.contact(sample(.moved, y: 120)))
    #expect(host.isForceSimulated)
    host.interrupt(.hostInactive)
    #expect(!host.isForceSimulated)
    // Whose lift was never told keeps nobody out.
    host.feed(.contact(sample(.began, y: 200, id: 2, force: .measured(1, maximum: 4))))
    #expect(!host.isForceSimulated)
    #expect(host.control.source == .measured)
    #expect(host.control.force == ForceReading.fullScale / 4)
  }
}
