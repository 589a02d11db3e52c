import PressureKit
import PressureTesting
import Testing

/// The events of a __Type__ for each way to press it. Its proof shows that no other input makes it act.
@Suite struct __Type__Tests {
  @Test func `a press that lifts inside acts`() {
    let finger = VirtualFinger(__Type__())
    finger.press(to: 0.3)
    #expect(finger.control.intention > 0)
    finger.lift()
    expect(finger.events, equals: [.state(.pressed), .act(.act), .haptic(.tick), .state(.idle)])
    expect(finger.control.intention, equals: 0)
  }

  @Test func `a press that slides away does not act`() {
    let finger = VirtualFinger(__Type__())
    finger.press(to: 0.3)
    finger.move(by: 0, 200)
    finger.lift()
    expect(finger.events, equals: [.state(.pressed), .state(.idle)])
  }

  @Test func `a key acts when it comes up, and an activation acts at once`() {
    let finger = VirtualFinger(__Type__())
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    expect(
      finger.events, equals: [
        .state(.pressed), .act(.act), .haptic(.tick), .state(.idle), .act(.act), .haptic(.tick),
      ])
  }
}
