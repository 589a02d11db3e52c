import AppKit
import Foundation
import PressureKit
import PressureTesting
import Testing

extension OnScreen {
  /// A finger on views and recognizers that have nothing to do with the kit.
  @Suite @MainActor struct ViewFingerTests {
    /// A view that writes down the events that arrive.
    private final class Canvas: NSView {
      var log: [String] = []

      override func mouseDown(with event: NSEvent) { write(event) }
      override func mouseDragged(with event: NSEvent) { write(event) }
      override func mouseUp(with event: NSEvent) { write(event) }
      override func rightMouseDown(with event: NSEvent) { write(event) }
      override func rightMouseUp(with event: NSEvent) { write(event) }
      override func pressureChange(with event: NSEvent) {
        write(event)
        #expect(event.window === window)
      }

      private func write(_ event: NSEvent) {
        let place = convert(event.locationInWindow, from: nil)
        let stage = event.type == .pressure ? " in stage \(event.stage)" : " × \(event.clickCount)"
        log.append(
          "\(event.type) \(event.timestamp) at \(place.x) \(place.y), \(event.pressure)\(stage)")
      }
    }

    /// A recognizer of an app: it begins when the pressure is above a half.
    private final class ForceRecognizer: NSGestureRecognizer {
      var log: [String] = []

      override func mouseDown(with event: NSEvent) { write(event) }
      override func mouseDragged(with event: NSEvent) { write(event) }
      override func mouseUp(with event: NSEvent) {
        write(event)
        state = state == .possible ? .failed : .ended
      }
      override func pressureChange(with event: NSEvent) {
        write(event)
        if event.pressure > 0.5 { state = state == .possible ? .began : .changed }
      }

      private func write(_ event: NSEvent) { log.append("\(event.type) \(event.pressure)") }
    }

    /// A view that follows the mouse in a loop until it comes up, as AppKit's own controls do.
    private final class Follower: NSView {
      var log: [String] = []

      override func mouseDown(with event: NSEvent) {
        let next = NSApplication.shared.nextEvent(
          matching: [.leftMouseUp, .leftMouseDragged], until: .distantFuture,
          inMode: .eventTracking, dequeue: true)
        log.append(next?.type == .leftMouseUp ? "click" : "endless loop")
      }
      override func mouseDragged(with event: NSEvent) { log.append("drag") }
      override func mouseUp(with event: NSEvent) { log.append("up") }
      override func pressureChange(with event: NSEvent) { log.append("pressure") }
    }

    private let window = NSWindow(
      contentRect: NSRect(x: 700, y: 200, width: 600, height: 500), styleMask: .titled,
      backing: .buffered, defer: false)
    private let canvas = Canvas(frame: NSRect(x: 40, y: 300, width: 120, height: 40))
    private let finger: ViewFinger

    init() {
      window.contentView?.addSubview(canvas)
      finger = ViewFinger(on: canvas, rate: 8, time: 100)
    }

    @Test func `Each event has the place, the pressure and the time of the finger`() {
      finger.down(0.125, at: NSPoint(x: 10, y: 20))
      finger.press(to: 0.5, over: 0.25)
      finger.stage = 2
      finger.press(to: 0.25)
      finger.move(by: 8, -4, over: 0.25)
      finger.secondDown()
      finger.secondLift()
      finger.wait(0.25)
      finger.lift()
      finger.move(to: .zero)
      expect(
        canvas.log,
        equals: [
          "leftMouseDown 100.125 at 10.0 20.0, 0.125 × 1",
          "pressure 100.125 at 10.0 20.0, 0.125 in stage 1",
          "pressure 100.25 at 10.0 20.0, 0.3125 in stage 1",
          "pressure 100.375 at 10.0 20.0, 0.5 in stage 1",
          "pressure 100.5 at 10.0 20.0, 0.25 in stage 2",
          "leftMouseDragged 100.625 at 14.0 18.0, 0.25 × 1",
          "leftMouseDragged 100.75 at 18.0 16.0, 0.25 × 1",
          "rightMouseDown 100.875 at 38.0 16.0, 0.0 × 1",
          "rightMouseUp 101.0 at 38.0 16.0, 0.0 × 1",
          "leftMouseUp 101.375 at 18.0 16.0, 0.0 × 1",
        ])
    }

    @Test func `A mouse has no pressure events, and a cancelled press sends nothing more`() {
      finger.tapCount = 2
      for (source, maximum) in [(ContactSource.mouse, 4.0), (.trackpad, 0)] {
        finger.source = source
        finger.maximum = maximum
        finger.press(to: 0.5)
        finger.cancel()
        finger.move(by: 4, 0)
        finger.lift()
      }
      expect(
        canvas.log,
        equals: [
          "leftMouseDown 100.125 at 60.0 20.0, 1.0 × 2",
          "leftMouseDown 100.75 at 64.0 20.0, 1.0 × 2",
        ])
    }

    @Test func `The view that is hit receives the press until it ends`() {
      finger.down(at: NSPoint(x: -1, y: 20))
      #expect(finger.target === window.contentView)
      finger.lift()
      finger.source = .mouse
      finger.down(at: NSPoint(x: 1, y: 20))
      #expect(finger.target === canvas)
      finger.move(to: NSPoint(x: -500, y: 20))
      finger.lift()
      #expect(finger.target == nil)
      // Without a window there is no place for an event.
      canvas.removeFromSuperview()
      finger.down(at: NSPoint(x: 1, y: 20))
      #expect(finger.target == nil)
      finger.lift()
      expect(
        canvas.log,
        equals: [
          "leftMouseDown 100.375 at 1.0 20.0, 1.0 × 1",
          "leftMouseDragged 100.5 at -500.0 20.0, 1.0 × 1",
          "leftMouseUp 100.625 at -500.0 20.0, 0.0 × 1",
        ])
    }

    @Test
    func `A view that follows the mouse in a loop gets one click, and the queue is left empty`() {
      let follower = Follower(frame: NSRect(x: 0, y: 0, width: 40, height: 40))
      window.contentView?.addSubview(follower)
      let finger = ViewFinger(on: follower)
      finger.press(to: 1, over: 0.1)
      finger.move(by: 1, 0)
      finger.lift()
      expect(follower.log, equals: ["click"])
      self.finger.down()
      self.finger.lift()
      let waiting = NSApplication.shared.nextEvent(
        matching: .leftMouseUp, until: nil, inMode: .eventTracking, dequeue: true)
      #expect(waiting == nil)
    }

    @Test func `A recognizer of the app that begins takes the press from the view`() {
      let recognizer = ForceRecognizer(target: nil, action: nil)
      window.contentView?.addGestureRecognizer(recognizer)
      finger.down(0.25)
      finger.press(to: 1, over: 0.375)
      finger.move(by: 1, 0)
      finger.lift()
      expect(
        recognizer.log,
        equals: [
          "leftMouseDown 0.25", "pressure 0.25", "pressure 0.5", "pressure 0.75", "pressure 1.0",
          "leftMouseDragged 1.0", "leftMouseUp 0.0",
        ])
      expect(recognizer.state, equals: .ended)
      expect(
        canvas.log,
        equals: [
          "leftMouseDown 100.125 at 60.0 20.0, 0.25 × 1",
          "pressure 100.125 at 60.0 20.0, 0.25 in stage 1",
          "pressure 100.25 at 60.0 20.0, 0.5 in stage 1",
        ])
    }

    /// Loads the trace of a trackpad from Tests/Traces.
    private func trace() throws -> Trace {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Tests/Traces/force-touch-trackpad.jsonl")
      return try Trace(text: String(contentsOf: file, encoding: .utf8))
    }

    @Test func `A trace arrives as the trackpad reported it`() throws {
      let trace = try trace()
      finger.replay(trace)
      let start = 100 + 1.0 / 8
      var sent: [String] = []
      var last = TraceSample(time: 0, phase: .began, position: .zero, force: -1)
      for sample in trace.samples {
        let x = 60 + sample.position.x - trace.bounds.center.x
        // The canvas is not flipped: its y grows upwards.
        let y = 20 - (sample.position.y - trace.bounds.center.y)
        let pressure = Float(sample.force / trace.maximum)
        let hasMoved = sample.position != last.position
        let isPressed = sample.force != last.force
        func write(_ type: String, _ rest: String) {
          sent.append("\(type) \(start + sample.time) at \(x) \(y), \(rest)")
        }
        switch sample.phase {
        case .began: write("leftMouseDown", "\(pressure) × 1")
        case .moved: if hasMoved { write("leftMouseDragged", "\(pressure) × 1") }
        default: write("leftMouseUp", "0.0 × 1")
        }
        if sample.phase != .ended && isPressed { write("pressure", "\(pressure) in stage 1") }
        last = sample
      }
      expect(canvas.log, equals: sent)
    }
  }
}
