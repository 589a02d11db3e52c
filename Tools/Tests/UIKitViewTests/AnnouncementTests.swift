import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// The announcements that a control makes, and when it makes them.
  @Suite @MainActor struct AnnouncementTests {
    // Not a property of the suite: tests of other suites may run between the suite's initializer and its test.
    private func makeScreen() -> Screen<ConfirmActionButton> {
      Screen(ConfirmActionButton(title: "Delete"))
    }

    @Test func `An announcement follows the activation, is queued and has high priority`() {
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

    @Test func `A scale's reading is not queued, and has no priority`() {
      let screen = Screen(ScaleView(), at: CGRect(x: 75, y: 300, width: 240, height: 240))
      screen.down(1)
      screen.wait(1.5)
      #expect(UIAccessibility.said == ["57 grams"])
      let attributes = UIAccessibility.announced.last?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.accessibilitySpeechQueueAnnouncement] as? Bool == false)
      #expect(attributes?[.accessibilitySpeechAnnouncementPriority] == nil)
    }

    @Test func `If two announcements nearly coincide, only the later one is made`() {
      let screen = makeScreen()
      screen.down()
      screen.move(3.1)
      screen.move(3.1, to: CGPoint(x: 100, y: 422 - 81.4))
      screen.pass(0.2)
      #expect(UIAccessibility.said == ["OK"])
    }

    /// The text and the outcome that VoiceOver reports, and all announcements after that.
    @Test(arguments: [
      ("CONFIRM", false, ["CONFIRM", "CONFIRM"]), ("CONFIRM", true, ["CONFIRM"]),
      ("An announcement of the app", false, ["CONFIRM"]),
    ])
    func `An announcement that was interrupted is repeated once`(
      _ text: String, wasSaid: Bool, said: [String]
    ) {
      let screen = makeScreen()
      _ = UIAccessibility.activate(screen.view)
      screen.pass(0.2)
      for _ in 0..<3 {
        UIAccessibility.finish(text, successfully: wasSaid)
        screen.pass(0.2)
      }
      #expect(UIAccessibility.said == said)
    }

    @Test func `VoiceOver may report an announcement as an attributed string`() {
      let screen = makeScreen()
      _ = UIAccessibility.activate(screen.view)
      screen.pass(0.2)
      UIAccessibility.finish(UIAccessibility.announced.last as Any, successfully: false)
      screen.pass(0.2)
      #expect(UIAccessibility.said == ["CONFIRM", "CONFIRM"])
    }
  }
}
