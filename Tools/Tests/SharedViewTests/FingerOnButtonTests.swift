import Foundation
import PressureKit
import PressureTesting
import PressureViews
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// A finger of an app's test on a button of the kit.
  @Suite @MainActor struct FingerOnButtonTests {
    @Test func `A button of the kit confirms a press, and a trace of one`() throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Tests/Traces")
      let file = folder.appendingPathComponent("\(System.trace).jsonl")
      let trace = try Trace(text: String(contentsOf: file, encoding: .utf8))
      let presses: [(name: String, press: @MainActor (ViewFinger) -> Void, states: [String])] = [
        (
          "finger",
          {
            $0.press(to: 0.9, over: 0.5)
            $0.wait(0.1)
            $0.move(by: 0, -System.frame.height, over: 0.2)
            $0.wait(0.1)
            $0.lift()
          }, ConfirmLog.all + ConfirmLog.fired
        ),
        (
          "tap",
          {
            $0.down(0.1)
            $0.lift()
          }, ["updating", "selected"]
        ),
        ("trace", { $0.replay(trace) }, ConfirmLog.all + ConfirmLog.fired),
      ]
      for (name, press, states) in presses {
        let log = ConfirmLog()
        // The trace slides up by the height of a button.
        log.button.options.ringOffset = System.frame.height
        let finger = ViewFinger(on: log.button, time: log.screen.time)
        finger.onStep = {
          currentMediaTime = $0
          if !CADisplayLink.running.isEmpty { CADisplayLink.frame(at: $0) }
        }
        press(finger)
        expect(log.take(), equals: states, "\(name)")
      }
    }
  }
}
