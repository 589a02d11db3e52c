import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// An app with several windows, on screens of several kinds.
  @Suite @MainActor struct WindowTests {
    /// The scales at which a view's letters are drawn, at any depth.
    private func scales(in view: UIView) -> [CGFloat] {
      func scales(in layer: CALayer) -> [CGFloat] {
        let own = (layer as? TextLine).map { [$0.letters.drawnScale ?? 0] } ?? []
        return own + (layer.sublayers ?? []).flatMap { scales(in: $0) }
      }
      return scales(in: view.layer)
    }

    private func window(scale: CGFloat) -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      window.change(to: .make(scale: scale))
      return window
    }

    @Test func `Letters are drawn at the scale of their screen`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      screen.window.change(to: .make(scale: 2))
      #expect(screen.view.accessibilityActivate())
      screen.wait(0.3)
      expect(scales(in: screen.window), equals: [2])
      screen.window.change(to: .make(scale: 1))
      expect(scales(in: screen.window), equals: [1])

      let submit = Screen(TransitioningButton(title: "Submit"))
      let other = window(scale: 2)
      other.addSubview(submit.view)
      expect(scales(in: other), equals: [2])
    }

    @Test
    func `A scene does not animate implicitly: on another screen, with new texts, in a press`() {
      let screen = Screen(TransitioningButton(title: "Submit"))
      screen.view.image = UIImage(systemName: "trash")
      screen.wait(0.1)
      CATransaction.animated = []
      screen.window.change(to: .make(scale: 2))
      expect(scales(in: screen.window), equals: [2])
      expect(CATransaction.animated, equals: [])
      screen.view.title = "Send"
      screen.down(0.075)
      screen.wait(0.2)
      screen.up()
      screen.view.controlState = .success
      screen.wait(1)
      expect(CATransaction.animated, equals: [])
    }

    @Test func `A button that moves to another window disarms, and then has its ring there`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var states: [ConfirmAction.State] = []
      screen.view.onStateChange = { states.append($0) }
      let other = window(scale: 2)
      #expect(screen.view.accessibilityActivate())
      screen.wait(1)
      expect(screen.window.subviews.map { $0 is RingView }, equals: [false, true])
      other.addSubview(screen.view)
      expect(states, equals: [.selected, .idle])
      expect(screen.window.subviews, equals: [])
      screen.wait(1)
      expect(other.subviews, equals: [screen.view])

      #expect(screen.view.accessibilityActivate())
      screen.wait(0.3)
      expect(other.subviews.map { $0 is RingView }, equals: [false, true])
      expect(other.subviews.last?.frame, equals: other.bounds)
      expect(scales(in: other), equals: [2])
      expect(screen.window.subviews, equals: [])
    }

    @Test func `Frames come from the window's screen, at up to 120 a second`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let other = window(scale: 2)
      for window in [screen.window, other] {
        if window === other { other.addSubview(screen.view) }
        screen.down(0.075)
        expect(CADisplayLink.running.map { $0.screen === window.screen }, equals: [true])
        expect(
          CADisplayLink.running.map(\.preferredFrameRateRange),
          equals: [CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)])
        screen.up()
        screen.wait(1)
      }
      let peek = PeekScreen()
      peek.down()
      peek.press(0.1)
      expect(CADisplayLink.running.map { $0.screen === peek.window.screen }, equals: [true])
      peek.up()
    }

    @Test func `Haptics are played at the view`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      UIFeedbackGenerator.places = []
      screen.down(0.075)
      screen.press(0.465)
      screen.wait(0.2)
      screen.press(0.465, at: CGPoint(x: 100, y: 422 - 81.4))
      screen.wait(0.2)
      screen.up()
      let place = ObjectIdentifier(screen.view)
      expect(UIFeedbackGenerator.places, equals: [place, place, place])

      let peek = PeekScreen()
      let row = UIView(frame: CGRect(x: 20, y: 600, width: 350, height: 60))
      UIFeedbackGenerator.places = []
      peek.down()
      peek.press(0.25)
      expect(UIFeedbackGenerator.places, equals: [peek.row.map(ObjectIdentifier.init)])
      peek.up()
      peek.wait()
      peek.peek.map(row.addInteraction)
      expect(peek.row?.interactions.isEmpty, equals: true)
    }

    @Test func `A preview closes when its view moves to another window`() {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      #expect(screen.stage != nil)
      let other = window(scale: 2)
      screen.row.map(other.addSubview)
      expect(screen.peek?.controlState, equals: .idle)
      #expect(screen.stage == nil)
      screen.peek?.peek()
      screen.wait()
      #expect(screen.stage == nil)
      #expect(other.subviews.last is PeekStage)
    }
  }
}
