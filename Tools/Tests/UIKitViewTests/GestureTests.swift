import PressureKit
import Testing
import UIKit

@testable import PressureTesting
@testable import PressureViews

extension OnScreen {
  /// Gestures of the views around a control, such as a sheet, a list, the back swipe or a context menu.
  @Suite @MainActor struct GestureTests {
    private struct Gesture {
      let name: String
      let recognizer: UIGestureRecognizer

      init(_ name: String, _ recognizer: UIGestureRecognizer) {
        (self.name, self.recognizer) = (name, recognizer)
      }
    }

    private func gestures() -> [Gesture] {
      let twice = UITapGestureRecognizer(target: nil, action: nil)
      twice.numberOfTapsRequired = 2
      let pair = UITapGestureRecognizer(target: nil, action: nil)
      pair.numberOfTouchesRequired = 2
      return [
        Gesture("pan", UIPanGestureRecognizer(target: nil, action: nil)),
        Gesture("long press", UILongPressGestureRecognizer(target: nil, action: nil)),
        Gesture("tap", UITapGestureRecognizer(target: nil, action: nil)),
        Gesture("double tap", twice), Gesture("tap with two fingers", pair),
      ]
    }

    /// The names of the window's gestures that cancel a press on a control.
    private func taking<View: PressureControl>(_ view: View) -> [String] {
      let screen = Screen(view)
      return gestures().filter { gesture in
        screen.window.addGestureRecognizer(gesture.recognizer)
        // A gesture may begin as long as the touch has not reached the control.
        #expect(view.gestureRecognizerShouldBegin(gesture.recognizer))
        screen.pass(1)
        #expect(screen.down(0.075))
        let begins = gesture.recognizer.begin(of: screen.touch, on: view, with: screen.finger.event)
        expect(view.host?.hasContact, equals: !begins)
        screen.finger.cancel()
        screen.window.removeGestureRecognizer(gesture.recognizer)
        return begins
      }.map(\.name)
    }

    @Test func `No gesture cancels a press on a control that uses the finger's moves`() {
      expect(taking(ConfirmActionButton(title: "Delete")), equals: [])
      expect(taking(ScaleView()), equals: [])
      expect(taking(ControlView(ConfirmAction(), size: CGSize(width: 90, height: 44))), equals: [])
    }

    @Test func `A press on a transitioning button yields to every gesture except a tap`() {
      let others = ["pan", "long press", "double tap", "tap with two fingers"]
      expect(taking(TransitioningButton(title: "Submit")), equals: others)
      let view = ControlView(TransitioningAction(), size: CGSize(width: 90, height: 44))
      expect(taking(view), equals: others)
    }

    @Test func `A gesture that the app adds to the control itself cancels the press`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      screen.view.addGestureRecognizer(pan)
      screen.down(0.075)
      #expect(pan.begin(of: screen.touch, on: screen.view, with: screen.finger.event))
      expect(screen.view.controlState, equals: .idle)
    }

    @Test func `No gesture takes a touch on the ring of an armed button`() throws {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      screen.window.addGestureRecognizer(pan)
      #expect(screen.view.accessibilityActivate())
      screen.wait(1)
      let ring = try #require(screen.window.subviews.compactMap { $0 as? RingView }.first)
      #expect(ring.gestureRecognizerShouldBegin(pan))
      screen.finger.down(at: CGPoint(x: 100, y: 422 - 81.4))
      expect(screen.view.controlState, equals: .confirmed)
      #expect(!pan.begin(of: screen.touch, on: ring, with: screen.finger.event))
      expect(screen.view.controlState, equals: .confirmed)
    }
  }
}
