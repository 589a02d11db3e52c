import PressureHosting
import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// The part of a window that a ring, its hints and a preview may use.
  @Suite @MainActor struct ViewportTests {
    private typealias Keyboard = UIKeyboardLayoutGuide.Keyboard

    @Test func `A docked keyboard reduces the safe area, and any other frame does not`() {
      let safeArea = CGRect(x: 0, y: 59, width: 390, height: 751)
      let bottoms: [(CGRect, CGFloat)] = [
        // A keyboard, its bar alone, and no keyboard.
        (CGRect(x: 0, y: 508, width: 390, height: 336), 508),
        (CGRect(x: 0, y: 770, width: 390, height: 74), 770),
        (CGRect(x: 0, y: 810, width: 390, height: 34), 810),
        // Undocked, and before the guide's first layout.
        (CGRect(x: 40, y: 300, width: 310, height: 250), 810),
        (.zero, 810),
        // A keyboard that covers the window's whole safe area.
        (CGRect(x: 0, y: 20, width: 390, height: 824), 59),
      ]
      for (keyboard, bottom) in bottoms {
        let rest = CGRect(x: 0, y: 59, width: 390, height: bottom - 59)
        expect(safeArea.above(keyboard: keyboard), equals: rest)
      }
    }

    @Test func `A ring and a preview stay above a docked keyboard`() {
      defer { UIKeyboardLayoutGuide.standIn = nil }
      let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
      let button = Screen(ConfirmActionButton(title: "Delete"))
      let peek = PeekScreen()
      var bottoms: [Double?] = []
      for keyboard in [nil, Keyboard(frame: frame), Keyboard(frame: frame, isUndocked: true)] {
        UIKeyboardLayoutGuide.standIn = keyboard
        button.view.host?.invalidate()
        peek.peek?.host.invalidate()
        let host = button.view.host as? ControlHost<ConfirmAction>
        bottoms += [host?.control.viewport.maxY, peek.peek?.host.control.viewport.maxY]
      }
      expect(bottoms, equals: [844, 844, 508, 508, 844, 844])
    }
  }
}
