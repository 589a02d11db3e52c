import PressureKit
import Testing
import UIKit

@testable import PressureUIKit

extension OnScreen {
  /// What VoiceOver is asked to say, and when.
  @Suite @MainActor struct AnnouncementTests {
    // Not kept by the suite: between its making and a test the tests of other suites have their turn.
    private func makeScreen() -> Screen<ConfirmActionButton> {
      Screen(ConfirmActionButton(title: "Delete"))
    }

    @Test func `An announcement comes after the activation, waits its turn and is not cut short`() {
      let screen = makeScreen()
      _ = UIAccessibility.activate(screen.view)
      screen.pass(0.05)
      #expect(UIAccessibility.said == [])
      screen.pass(0.06)
      #expect(UIAccessibility.said == ["CONFIRM"])
      let attributes = UIAccessibility.announced.last?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.accessibilitySpeechQueueAnnouncement] as? Bool == true)
      #expect(
        attributes?[.accessibilitySpeechAnnouncementPriority] as? UIAccessibilityPriority == .high)
    }

    @Test func `A reading of the scale does not wait, and may be cut short`() {
      let screen = Screen(ScaleView(), at: CGRect(x: 75, y: 300, width: 240, height: 240))
      screen.touch.pressure = 1
      screen.pass(1 / 64)
      screen.view.touchesBegan([screen.touch], with: screen.event)
      screen.wait(1.5)
      #expect(UIAccessibility.said == ["57 grams"])
      let attributes = UIAccessibility.announced.last?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.accessibilitySpeechQueueAnnouncement] as? Bool == false)
      #expect(attributes?[.accessibilitySpeechAnnouncementPriority] == nil)
    }

    @Test func `Of two within a moment the later is said`() {
      let screen = makeScreen()
      screen.down()
      screen.move(3.1)
      screen.move(3.1, to: CGPoint(x: 100, y: 422 - 44))
      screen.pass(0.2)
      #expect(UIAccessibility.said == ["OK"])
    }

    /// How VoiceOver ends an announcement, and what was said when that is over.
    @Test(arguments: [
      ("CONFIRM", false, ["CONFIRM", "CONFIRM"]), ("CONFIRM", true, ["CONFIRM"]),
      ("Something of the app's", false, ["CONFIRM"]),
    ])
    func `What was cut short is said once more`(_ text: String, wasSaid: Bool, said: [String]) {
      let screen = makeScreen()
      _ = UIAccessibility.activate(screen.view)
      screen.pass(0.2)
      for _ in 0..<3 {
        UIAccessibility.finish(text, successfully: wasSaid)
        screen.pass(0.2)
      }
      #expect(UIAccessibility.said == said)
    }

    @Test func `It may come back as it was posted`() {
      let screen = makeScreen()
      _ = UIAccessibility.activate(screen.view)
      screen.pass(0.2)
      UIAccessibility.finish(UIAccessibility.announced.last as Any, successfully: false)
      screen.pass(0.2)
      #expect(UIAccessibility.said == ["CONFIRM", "CONFIRM"])
    }

    @Test func `What was cut short is not said of a control that has gone on, or is gone`() {
      let screen = makeScreen()
      _ = UIAccessibility.activate(screen.view)
      screen.pass(0.2)
      _ = screen.view.accessibilityPerformEscape()
      UIAccessibility.finish("CONFIRM", successfully: false)
      screen.pass(0.2)
      #expect(UIAccessibility.said == ["CONFIRM"])
      do {
        let gone = makeScreen()
        _ = UIAccessibility.activate(gone.view)
      }
      screen.pass(1)
      UIAccessibility.finish("CONFIRM", successfully: false)
      screen.pass(1)
      #expect(UIAccessibility.said == [])
    }
  }
}
