import Foundation
import PressureKit
import PressureTesting
import Testing
import UIKit

extension OnScreen {
  /// A finger on views and recognizers that have nothing to do with the kit.
  @Suite @MainActor struct ViewFingerTests {
    /// A view that writes down the touches that arrive.
    private final class Canvas: UIView {
      var log: [String] = []
      /// The part of a touch that is written down.
      var note: (UITouch, UIEvent) -> String = { _, _ in "" }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, .began, event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, .moved, event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, .ended, event)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, .cancelled, event)
      }

      private func write(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent?) {
        guard let event else { return }
        for touch in touches {
          log.append("\(phase) \(note(touch, event))")
          expect(touch.phase, equals: phase)
          #expect(touch.view === self && touch.window === window)
          #expect(event.type == .touches && event.timestamp == touch.timestamp)
          expect(event.touches(for: self)?.contains(touch), equals: true)
        }
      }
    }

    /// A recognizer of an app: it begins when the force is above a half.
    private final class ForceRecognizer: UIGestureRecognizer {
      var log: [String] = []

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        write("began", touches, event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        write("moved", touches, event)
        let isFull = touches.contains { $0.force > $0.maximumPossibleForce / 2 }
        if isFull { state = state == .possible ? .began : .changed }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        write("ended", touches, event)
        state = state == .possible ? .failed : .ended
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        write("cancelled", touches, event)
        state = .cancelled
      }

      private func write(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent) {
        for touch in touches { log.append("\(name) \(touch.force)") }
        expect(event.touches(for: self), equals: touches)
      }
    }

    /// An app's subclass of one of the system's recognizers.
    private final class OwnTap: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        Issue.record("A recognizer of the system was fed")
      }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let canvas = Canvas(frame: CGRect(x: 40, y: 400, width: 120, height: 40))
    private let finger: ViewFinger

    init() {
      UITraitCollection.current = .make()
      window.addSubview(canvas)
      finger = ViewFinger(on: canvas, rate: 8, time: 100)
      finger.maximum = 4
    }

    @Test func `Each event has the place, the force and the time of the finger`() {
      canvas.note = { [unowned canvas] touch, _ in
        let (old, new) = (touch.previousLocation(in: canvas), touch.location(in: canvas))
        let places = "from \(old.x) \(old.y) to \(new.x) \(new.y)"
        return "\(touch.timestamp) \(places), \(touch.force) of \(touch.maximumPossibleForce)"
      }
      var steps: [Double] = []
      finger.onStep = { steps.append($0) }
      finger.down(0.125, at: CGPoint(x: 10, y: 20))
      finger.press(to: 0.5, over: 0.375)
      finger.move(by: 8, -4, over: 0.25)
      finger.wait(0.3125)
      finger.lift()
      finger.move(to: .zero)
      expect(
        canvas.log,
        equals: [
          "began 100.125 from 10.0 20.0 to 10.0 20.0, 0.5 of 4.0",
          "moved 100.25 from 10.0 20.0 to 10.0 20.0, 1.0 of 4.0",
          "moved 100.375 from 10.0 20.0 to 10.0 20.0, 1.5 of 4.0",
          "moved 100.5 from 10.0 20.0 to 10.0 20.0, 2.0 of 4.0",
          "moved 100.625 from 10.0 20.0 to 14.0 18.0, 2.0 of 4.0",
          "moved 100.75 from 14.0 18.0 to 18.0 16.0, 2.0 of 4.0",
          "ended 101.1875 from 18.0 16.0 to 18.0 16.0, 0.0 of 4.0",
        ])
      expect(
        steps,
        equals: [
          100.125, 100.25, 100.375, 100.5, 100.625, 100.75, 100.875, 101, 101.0625, 101.1875,
          101.3125,
        ])
    }

    @Test func `A touch has the kind, the count and the buttons that the finger was given`() {
      canvas.note = { touch, event in
        "\(touch.type) \(touch.tapCount) \(touch.majorRadius) \(touch.altitudeAngle) "
          + "\(event.buttonMask.rawValue)"
      }
      finger.majorRadius = 12
      finger.altitudeAngle = 0.5
      for source in [ContactSource.touch, .pen, .mouse] {
        finger.source = source
        finger.tapCount += 1
        finger.down()
        finger.cancel()
      }
      expect(
        canvas.log,
        equals: [
          "began direct 2 12.0 0.5 0", "cancelled direct 2 12.0 0.5 0",
          "began pencil 3 12.0 0.5 0", "cancelled pencil 3 12.0 0.5 0",
          "began indirectPointer 4 12.0 0.5 1", "cancelled indirectPointer 4 12.0 0.5 0",
        ])
    }

    @Test func `The view that is hit receives the touch until it lifts`() {
      finger.down(at: CGPoint(x: -1, y: 20))
      #expect(finger.target === window)
      finger.lift()
      finger.down(at: CGPoint(x: 1, y: 20))
      finger.move(to: CGPoint(x: -500, y: 20))
      finger.lift()
      canvas.isUserInteractionEnabled = false
      finger.down(at: CGPoint(x: 1, y: 20))
      #expect(finger.target === window)
      finger.lift()
      // Without a window.
      canvas.removeFromSuperview()
      canvas.isUserInteractionEnabled = true
      let lone = ViewFinger(on: canvas)
      lone.down()
      lone.lift()
      lone.down(at: CGPoint(x: 500, y: 20))
      #expect(lone.target == nil)
      expect(
        canvas.log.map { $0.prefix(5) }, equals: ["began", "moved", "ended", "began", "ended"])
    }

    @Test func `A finger that has lifted keeps no view that it touched`() {
      let finger = ViewFinger(on: window)
      weak var touched: UIView?
      do {
        let view = UIView(frame: window.bounds)
        touched = view
        window.addSubview(view)
        finger.down()
        #expect(finger.target === view)
        finger.lift()
        view.removeFromSuperview()
      }
      #expect(touched == nil)
    }

    @Test func `A second finger is in all events, and reaches a view that takes several touches`() {
      canvas.note = { touch, event in
        let phases = event.allTouches?.map { "\($0.phase)" }.sorted() ?? []
        return "\(touch.force) [\(phases.joined(separator: " "))]"
      }
      for takesSeveral in [false, true] {
        canvas.isMultipleTouchEnabled = takesSeveral
        finger.down(0.25)
        finger.secondDown(0.5)
        finger.press(to: 0.75)
        finger.secondLift()
        finger.lift()
      }
      expect(
        canvas.log,
        equals: [
          "began 1.0 [began]", "moved 3.0 [moved stationary]", "ended 0.0 [ended]",
          "began 1.0 [began]", "began 2.0 [began stationary]", "moved 3.0 [moved stationary]",
          "ended 0.0 [ended stationary]", "ended 0.0 [ended]",
        ])
    }

    @Test func `Coalesced movements are one event, with each measurement at its own time`() {
      canvas.note = { touch, event in
        (event.coalescedTouches(for: touch) ?? []).map { "\($0.timestamp) \($0.force)" }
          .joined(separator: ", ")
      }
      finger.down()
      finger.coalesce {
        finger.press(to: 1)
        finger.press(to: 0.25)
      }
      finger.coalesce {}
      finger.lift()
      expect(
        canvas.log,
        equals: [
          "began 100.125 0.0", "moved 100.25 4.0, 100.375 1.0", "ended 100.5 0.0",
        ])
    }

    @Test func `A recognizer of the app that begins takes the touch from the view`() {
      canvas.note = { touch, _ in "\(touch.force)" }
      let recognizer = ForceRecognizer(target: nil, action: nil)
      window.addGestureRecognizer(recognizer)
      canvas.addGestureRecognizer(OwnTap(target: nil, action: nil))
      func press() {
        finger.down(0.25)
        finger.press(to: 1, over: 0.375)
        finger.lift()
      }
      press()
      expect(canvas.log, equals: ["began 1.0", "moved 2.0", "cancelled 3.0"])
      let whole = ["began 1.0", "moved 2.0", "moved 3.0", "moved 4.0", "ended 0.0"]
      expect(recognizer.log, equals: whole)
      expect(recognizer.history, equals: [.began, .changed, .ended])

      // UIKit has not reset the recognizer yet.
      canvas.log = []
      press()
      expect(canvas.log, equals: whole)
      expect(recognizer.log, equals: whole)

      // The view keeps its touch.
      recognizer.restart()
      (canvas.log, recognizer.log) = ([], [])
      recognizer.cancelsTouchesInView = false
      press()
      expect(canvas.log, equals: whole)
      expect(recognizer.log, equals: whole)

      // A weak press: the recognizer fails at the lift.
      recognizer.restart()
      (canvas.log, recognizer.log, recognizer.history) = ([], [], [])
      finger.down(0.25)
      finger.lift()
      expect(canvas.log, equals: ["began 1.0", "ended 0.0"])
      expect(recognizer.history, equals: [.failed])

      recognizer.restart()
      recognizer.log = []
      finger.feeds = { _ in false }
      press()
      recognizer.isEnabled = false
      finger.feeds = { $0 is ForceRecognizer }
      press()
      expect(recognizer.log, equals: [])
    }

    /// Loads a trace of Tests/Traces.
    private func trace(_ name: String) throws -> Trace {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Tests/Traces/\(name).jsonl")
      return try Trace(text: String(contentsOf: root, encoding: .utf8))
    }

    @Test(
      arguments: [
        "iphone-3d-touch", "apple-pencil", "iphone-3d-touch-two-fingers", "touch-always-0",
      ])
    func `A trace arrives as the device reported it`(_ name: String) throws {
      let trace = try trace(name)
      canvas.isMultipleTouchEnabled = true
      var arrived: [[Double]] = []
      canvas.note = { [unowned canvas] touch, _ in
        let place = touch.location(in: canvas)
        arrived.append([touch.timestamp, place.x, place.y, touch.force, touch.maximumPossibleForce])
        return ""
      }
      let start = finger.time + 1.0 / 8
      finger.replay(trace)
      let sent = trace.samples.map { sample in
        [
          start + sample.time, 60 + sample.position.x - trace.bounds.center.x,
          20 + sample.position.y - trace.bounds.center.y, sample.force, trace.maximum,
        ]
      }
      expect(canvas.log.map { $0.dropLast() }, equals: trace.samples.map { "\($0.phase)" })
      expect(arrived.count, equals: sent.count)
      // Much less than a step of the sensor: 1/400 of the range.
      let differences = zip(arrived, sent).map { zip($0, $1).map { abs($0 - $1) }.max() ?? 1 }
      expect(differences.filter { $0 > 1e-9 }, equals: [])
      #expect(!finger.isDown)
    }
  }
}
