import PressureKit
import Testing

/// A press with a sensor: hint, peek, pop, and what slides and lifts do.
struct PeekForceTests {
  private func finger() -> ControlFinger<PeekPop, PeekPop.State> {
    var options = PeekOptions()
    options.previewSize = Size(width: 300, height: 200)
    options.actionsSize = Size(width: 300, height: 100)
    return ControlFinger(
      PeekPop(
        options: options, bounds: Rect(x: 20, y: 400, width: 350, height: 60),
        viewport: Rect(x: 0, y: 0, width: 390, height: 844)))
  }

  @Test func pressingDeeperHintsPeeksAndPops() {
    let finger = finger()
    finger.down(0.02)
    #expect(finger.takeEvents() == [])
    finger.push(0.1)
    #expect(finger.takeEvents() == ["hint"])
    finger.push(0.25)
    #expect(finger.takeEvents() == ["peek", "tick knock"])
    finger.push(0.8)
    #expect(finger.takeEvents() == ["tick knock", "pop", "ACT 0"])
    finger.push(0.3)
    finger.up()
    finger.wait(1)
    #expect(finger.takeEvents() == ["idle"])
  }

  @Test func liftingInAPeekCloses() {
    let finger = finger()
    finger.down(0.25)
    finger.up()
    #expect(finger.takeEvents() == ["peek", "tick knock", "idle"])
  }

  @Test func slidingUpUncoversTheActionsAndLiftingLeavesThem() {
    let finger = finger()
    finger.down(0.25)
    finger.move(by: 0, -60, 0.15)
    #expect(finger.takeEvents() == ["peek", "tick knock", "actions"])
    finger.move(by: 0, 60, 0.15)
    #expect(finger.takeEvents() == ["peek"])
    finger.move(by: 0, -60, 0.15)
    finger.up()
    finger.wait(3)
    #expect(finger.takeEvents() == ["actions"])
    #expect(finger.control.state == .actions)
  }
}
