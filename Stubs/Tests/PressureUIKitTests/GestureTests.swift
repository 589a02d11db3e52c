import PressureKit
import Testing
import UIKit

@testable import PressureUIKit

extension OnScreen {
  /// Gestures of the views around a control: a sheet's, a list's, the way back, a context menu.
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

    /// The gestures of the window that take a press of a control away.
    private func taking<View: PressureControl>(_ view: View) -> [String] {
      let screen = Screen(view)
      return gestures().filter { gesture in
        screen.window.addGestureRecognizer(gesture.recognizer)
        // With a touch that is still on its way to the control it begins.
        #expect(view.gestureRecognizerShouldBegin(gesture.recognizer))
        screen.pass(1)
        #expect(screen.down())
        let begins = gesture.recognizer.begin(of: screen.touch, on: view, with: screen.event)
        #expect(view.hosting?.hasContact == !begins)
        view.touchesCancelled([screen.touch], with: screen.event)
        screen.window.removeGestureRecognizer(gesture.recognizer)
        return begins
      }.map(\.name)
    }

    @Test func `No gesture takes a press whose moves are the control's`() {
      #expect(taking(ConfirmActionButton(title: "Delete")) == [])
      #expect(taking(ScaleView()) == [])
      #expect(taking(ControlView(ConfirmAction(), size: CGSize(width: 90, height: 44))) == [])
    }

    @Test func `A list scrolls from a button that is tapped, and its row is not tapped with it`() {
      let others = ["pan", "long press", "double tap", "tap with two fingers"]
      #expect(taking(TransitioningButton(title: "Submit")) == others)
      let view = ControlView(TransitioningAction(), size: CGSize(width: 90, height: 44))
      #expect(taking(view) == others)
    }

    @Test func `Its own gestures are the app's`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      screen.view.addGestureRecognizer(pan)
      screen.down()
      #expect(pan.begin(of: screen.touch, on: screen.view, with: screen.event))
      #expect(screen.view.controlState == .idle)
    }

    @Test func `Nor one of a touch on the ring that stands`() throws {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      screen.window.addGestureRecognizer(pan)
      #expect(screen.view.accessibilityActivate())
      screen.wait(1)
      let ring = try #require(screen.window.subviews.compactMap { $0 as? RingView }.first)
      #expect(ring.gestureRecognizerShouldBegin(pan))
      screen.touch.place = CGPoint(x: 100, y: 422 - 44)
      ring.touchesBegan([screen.touch], with: screen.event)
      #expect(screen.view.controlState == .confirmed)
      #expect(!pan.begin(of: screen.touch, on: ring, with: screen.event))
      #expect(screen.view.controlState == .confirmed)
    }
  }
}
