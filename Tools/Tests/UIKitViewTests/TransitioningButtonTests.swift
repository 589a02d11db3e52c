import PressureKit
import Testing
import UIKit

@testable import PressureTesting
@testable import PressureViews

extension OnScreen {
  @Suite @MainActor struct TransitioningButtonTests {
    private struct Refused: Error {}

    private func make() -> (Screen<TransitioningButton>, () -> [String]) {
      let button = TransitioningButton(title: "Submit")
      let screen = Screen(button)
      var entries: [String] = []
      button.addAction(
        UIAction { [unowned button] _ in entries.append("\(button.controlState)") },
        for: .valueChanged)
      button.addAction(UIAction { _ in entries.append("act") }, for: .primaryActionTriggered)
      return (
        screen,
        {
          defer { entries = [] }
          return entries
        }
      )
    }

    @Test func `A lift inside activates the button, a lift outside or a cancel does not`() {
      let (screen, log) = make()
      screen.down()
      screen.up()
      #expect(log() == ["act"])
      screen.down()
      screen.move(0.5, to: CGPoint(x: 100, y: 700))
      screen.up()
      screen.finger.place = CGPoint(x: 100, y: 422)
      screen.down()
      screen.finger.cancel()
      #expect(log() == [])
    }

    @Test func `A tap that a list delivers late counts, whatever its phase is by then`() {
      let (screen, log) = make()
      for stage in [UITouch.Phase.moved, .stationary, .ended] {
        let touch = screen.touch(stage)
        screen.finger.event.touches = [touch]
        screen.view.touchesBegan([touch], with: screen.finger.event)
        screen.pass(1 / 64)
        screen.view.touchesMoved([touch], with: screen.finger.event)
        touch.values.phase = .ended
        screen.view.touchesEnded([touch], with: screen.finger.event)
        #expect(log() == ["act"])
      }
    }

    @Test func `A run loads, then shows its result, and can be repeated after a failure`() async {
      let (screen, log) = make()
      for succeeds in [false, true] {
        let start = AsyncStream.makeStream(of: Void.self)
        let end = AsyncStream.makeStream(of: Void.self)
        screen.view.run {
          start.continuation.finish()
          for await _ in end.stream {}
          if !succeeds { throw Refused() }
        }
        // One at a time.
        screen.view.run { Issue.record("A second run began") }
        for await _ in start.stream {}
        #expect(log() == (succeeds ? ["begin", "loading"] : ["loading"]))
        #expect(screen.view.accessibilityTraits == [.button, .updatesFrequently])
        #expect(screen.view.accessibilityValue == "Loading")
        end.continuation.finish()
        await settled(screen.view)
        #expect(log() == [succeeds ? "success" : "failure"])
        screen.wait(1.5)
        #expect(UIAccessibility.said.last == (succeeds ? "Done" : "Failed"))
      }
      #expect(screen.view.controlState == .success)
      screen.view.reset()
      #expect(log() == ["begin"])
      #expect(UIFeedbackGenerator.felt == ["heavy 1.0", "success"])
    }

    @Test func `Only the spinner requests frames, and the layers follow the scene`() {
      let (screen, log) = make()
      #expect(CADisplayLink.running.count == 0)
      screen.view.controlState = .loading
      #expect(screen.wait(1) == 64)
      let layers = screen.view.subviews.compactMap { $0 as? SceneView }[0].layer.sublayers ?? []
      #expect(layers.map { type(of: $0) == TextLine.self } == [false, false, false])
      #expect(layers.map { $0.mask != nil } == [false, true, true])
      screen.view.progress = 0.5
      #expect(layers.compactMap { ($0 as? CAShapeLayer)?.strokeEnd } == [1, 1, 0.5])
      #expect(screen.wait(1) <= 1)
      screen.view.controlState = .success
      screen.wait(1)
      #expect(CADisplayLink.running.count == 0)
      #expect(log() == ["loading", "success"])
    }

    /// Waits until the run is over.
    private func settled(_ button: TransitioningButton) async {
      while button.controlState == .loading { await Task.yield() }
    }
  }
}
