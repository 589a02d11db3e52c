@testable import Bell
import PressureKit
import PressureTesting
import Testing

@Suite struct BellTests {
  typealias Event = Bell.Event

  private let rings: [Event] = [
    .state(.ringing), .act(.ring), .haptic(.strong), .announce(.rung), .state(.rest),
  ]

  @Test func `Each way of pressing it rings it once`() {
    let ways: [(String, (VirtualFinger<Bell>) -> Void)] = [
      ("force", { $0.press(to: 0.3, over: 0.2) }),
      (
        "time",
        {
          $0.sensor = .none; $0.down(); $0.wait(0.6)
        }
      ),
      (
        "a key",
        {
          $0.key(.down); $0.key(.up)
        }
      ),
      ("assistive technology", { $0.activate() }),
    ]
    for (name, press) in ways {
      let finger = VirtualFinger(Bell())
      press(finger)
      if finger.isDown { finger.lift() }
      finger.settle()
      #expect(finger.events == rings, "\(name)")
    }
  }

  @Test func `What takes a press away rings nothing`() {
    let ways: [(String, (VirtualFinger<Bell>) -> Void)] = [
      ("a light touch", { $0.press(to: 0.1, over: 0.2) }),
      ("beside it", { $0.down(0.9, at: Point(x: 200, y: 0)) }),
      (
        "a scroll",
        {
          $0.down(); $0.move(by: 0, 40); $0.press(to: 0.9)
        }
      ),
      (
        "the system",
        {
          $0.down(); $0.cancel(); $0.press(to: 0)
        }
      ),
      (
        "the app",
        {
          $0.key(.down); $0.interrupt(.hostInactive); $0.key(.up)
        }
      ),
      (
        "disabled",
        {
          $0.setEnabled(false); $0.press(to: 0.9); $0.activate()
        }
      ),
    ]
    for (name, press) in ways {
      let finger = VirtualFinger(Bell())
      press(finger)
      if finger.isDown { finger.lift() }
      #expect(finger.settle())
      #expect(finger.events == [], "\(name)")
    }
  }

  @Test func `Its sound can be seen as long as it rings`() {
    let finger = VirtualFinger(Bell())
    var shown: [[UInt8]] = [SceneFrame(of: finger.control).layers.map(\.id)]
    finger.activate()
    shown.append(SceneFrame(of: finger.control).layers.map(\.id))
    finger.settle()
    shown.append(SceneFrame(of: finger.control).layers.map(\.id))
    #expect(shown == [[3, 4, 5], [1, 2, 3, 4, 5], [3, 4, 5]])
  }
}
