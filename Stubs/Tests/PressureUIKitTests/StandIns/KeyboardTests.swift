import Testing
import UIKit

extension OnScreen {
  /// The stand-in for the keyboard layout guide.
  @Suite @MainActor struct KeyboardTests {
    /// A window of a phone with a home indicator.
    private final class Window: UIWindow {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      }
    }

    @Test func `The guide follows a docked keyboard, and a floating one only on request`() {
      defer { UIKeyboardLayoutGuide.standIn = nil }
      let window = Window(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let page = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 644))
      window.addSubview(page)
      let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
      let floating = CGRect(x: 40, y: 300, width: 310, height: 250)

      var frames: [CGRect] = []
      func note() {
        frames += [window.keyboardLayoutGuide.layoutFrame, page.keyboardLayoutGuide.layoutFrame]
      }
      note()
      UIKeyboardLayoutGuide.standIn = .init(frame: docked)
      note()
      UIKeyboardLayoutGuide.standIn = .init(frame: floating, isUndocked: true)
      note()
      window.keyboardLayoutGuide.followsUndockedKeyboard = true
      note()
      #expect(
        frames == [
          CGRect(x: 0, y: 810, width: 390, height: 34),
          CGRect(x: 0, y: 644, width: 390, height: 0),
          docked, CGRect(x: 0, y: 408, width: 390, height: 236),
          CGRect(x: 0, y: 810, width: 390, height: 34),
          CGRect(x: 0, y: 644, width: 390, height: 0),
          floating, CGRect(x: 0, y: 644, width: 390, height: 0),
        ])
      #expect(
        window.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 390, height: 751))
    }
  }
}
