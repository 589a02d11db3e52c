import PressureKit
import PressureTesting
import Testing

/// What a __Type__ says of each way to press it; that nothing else makes it act, its proof shows.
@Suite struct __Type__Tests {
  @Test func `a press acts where it is let go of inside`() {
    let finger = VirtualFinger(__Type__())
    finger.press(to: 0.3)
    #expect(finger.control.intention > 0)
    finger.lift()
    #expect(finger.events == [.state(.pressed), .act(.act), .haptic(.tick), .state(.idle)])
    #expect(finger.control.intention == 0)
  }

  @Test func `a press that slides away does not act`() {
    let finger = VirtualFinger(__Type__())
    finger.press(to: 0.3)
    finger.move(by: 0, 200)
    finger.lift()
    #expect(finger.events == [.state(.pressed), .state(.idle)])
  }

  @Test func `a key acts as it comes up, and an activation at once`() {
    let finger = VirtualFinger(__Type__())
    finger.key(.down)
    finger.key(.up)
    finger.activate()
    #expect(
      finger.events == [
        .state(.pressed), .act(.act), .haptic(.tick), .state(.idle), .act(.act), .haptic(.tick),
      ])
  }
}
