import PressureHosting
import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  @Suite @MainActor struct TransitioningButtonTests {
    private struct Refused: Error {}

    /// The entries of an activation.
    private static let act = ["activate"] + System.sent(for: .act)

    private func make() -> (Screen<TransitioningButton>, () -> [String]) {
      let screen = Screen(TransitioningButton(title: "Submit"))
      var entries: [String] = []
      screen.view.onActivate = { entries.append("activate") }
      screen.view.onStateChange = { entries.append("\($0)") }
      System.listen(to: screen.view) { entries.append($0) }
      return (
        screen,
        {
          defer { entries = [] }
          return entries
        }
      )
    }

    /// Returns the entries of a new state.
    private func entered(_ state: String) -> [String] { [state] + System.sent(for: .state) }

    @Test func `A lift inside, a key or an activation activates it, a lift outside does not`() {
      let (screen, log) = make()
      screen.down(0.075)
      screen.up()
      expect(log(), equals: Self.act)
      screen.down(0.075)
      screen.drag(to: CGPoint(x: 100, y: 20))
      screen.up()
      expect(log(), equals: [])
      screen.focus()
      screen.key(Key.space)
      expect(log(), equals: Self.act)
      #expect(screen.view.activate())
      expect(log(), equals: Self.act)
      screen.down(0.075, at: screen.middle)
      #expect(screen.view.escape())
      screen.up()
      expect(log(), equals: [])
      #if canImport(UIKit)
      screen.down(0.075)
      screen.finger.cancel()
      expect(log(), equals: [])
      #endif
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
        expect(log(), equals: (succeeds ? entered("begin") : []) + entered("loading"))
        #if canImport(UIKit)
        expect(screen.view.accessibilityTraits, equals: [.button, .updatesFrequently])
        #endif
        expect(screen.view.spokenValue, equals: "Loading")
        end.continuation.finish()
        while screen.view.controlState == .loading { await Task.yield() }
        expect(log(), equals: entered(succeeds ? "success" : "failure"))
        screen.wait(1.5)
        expect(System.said.last, equals: (succeeds ? "Done" : "Failed"))
      }
      expect(screen.view.controlState, equals: .success)
      expect(log(), equals: [])
      screen.view.reset()
      expect(log(), equals: entered("begin"))
      expect(System.felt, equals: Array(System.feltOfAll.suffix(2)))
    }

    @Test func `Only the spinner requests frames, and the layers follow the scene`() {
      let (screen, log) = make()
      #expect(CADisplayLink.running.isEmpty)
      screen.view.controlState = .loading
      expect(screen.wait(1), equals: 64)
      let layers = screen.view.scene?.layers ?? []
      expect(layers.map { type(of: $0) == TextLine.self }, equals: [false, false, false])
      expect(layers.map { $0.mask != nil }, equals: [false, true, true])
      screen.view.progress = 0.5
      expect(screen.view.scene?.shapes.map(\.strokeEnd), equals: [1, 1, 0.5])
      #expect(screen.wait(1) <= 1)
      screen.view.controlState = .success
      screen.wait(1)
      #expect(CADisplayLink.running.isEmpty)
      expect(log(), equals: entered("loading") + entered("success"))
    }

    @Test func `The mark of an outcome follows the direction of the words`() {
      let (screen, _) = make()
      let host = screen.view.host as? ControlHost<TransitioningAction>
      func isRightToLeft() -> Bool? {
        screen.tap()
        return host?.control.options.isRightToLeft
      }
      expect(isRightToLeft(), equals: false)
      screen.turnRightToLeft()
      expect(isRightToLeft(), equals: true)
    }
  }
}
