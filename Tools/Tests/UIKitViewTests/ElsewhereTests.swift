import PressureTesting
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// Touches elsewhere in the app.
  @Suite @MainActor struct ElsewhereTests {
    /// A view that counts its touches.
    private final class Toast: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
      }
    }

    private let screen = Screen(ConfirmActionButton(title: "Delete"))
    private let toast = Toast(frame: CGRect(x: 0, y: 0, width: 390, height: 60))

    /// A place of the touched view.
    enum Place: CaseIterable {
      case sameWindow, otherWindow, laterWindow
    }

    /// Shows the toast, and returns the window that it is in.
    private func show(_ place: Place, _ body: () -> Void) -> UIWindow {
      if place == .sameWindow {
        body()
        screen.window.addSubview(toast)
        return screen.window
      }
      let other = UIWindow(frame: screen.window.bounds)
      other.addSubview(toast)
      if place == .otherWindow { other.windowScene = System.scene }
      body()
      if place == .laterWindow {
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: other)
      }
      return other
    }

    private func tap(_ window: UIWindow) {
      let finger = ViewFinger(on: window, rate: 64, time: screen.time)
      finger.down(at: CGPoint(x: 10, y: 10))
      finger.lift()
    }

    @Test(arguments: Place.allCases)
    func `A touch elsewhere disarms a button, and reaches what it hits`(_ place: Place) {
      let window = show(place) {
        screen.down(0.075)
        screen.up()
        screen.wait(1)
        expect(screen.view.controlState, equals: .selected)
      }
      tap(window)
      expect(screen.view.controlState, equals: .idle)
      expect(toast.touches, equals: 1)
      // At rest nothing is watched.
      #expect((window.gestureRecognizers ?? []).isEmpty)
      #expect((screen.window.gestureRecognizers ?? []).isEmpty)
    }

    @Test(arguments: Place.allCases)
    func `A touch elsewhere ends a press, also between two events of the first touch`(
      _ place: Place
    ) {
      let window = show(place) {
        screen.down(0.075)
        screen.wait(0.1)
        expect(screen.view.controlState, equals: .updating)
      }
      tap(window)
      expect(screen.view.controlState, equals: .idle)
    }

    @Test func `A second touch on the button itself ends a press, too`() {
      screen.down(0.075)
      screen.finger.secondDown()
      screen.finger.secondLift()
      expect(screen.view.controlState, equals: .idle)
    }

    @Test func `A touch elsewhere closes an open preview`() {
      let peek = PeekScreen()
      peek.peek?.peek()
      peek.wait()
      peek.window.addSubview(toast)
      peek.tap(CGPoint(x: 10, y: 10))
      expect(peek.peek?.controlState, equals: .idle)
      expect(toast.touches, equals: 1)
      expect(peek.delegate.calls, equals: ["preview at 175 30"])
    }

    @Test func `A button is disarmed when its window is no longer key`() {
      _ = screen.view.accessibilityActivate()
      NotificationCenter.default.post(
        name: UIWindow.didResignKeyNotification, object: screen.window)
      expect(screen.view.controlState, equals: .idle)
    }
  }
}
