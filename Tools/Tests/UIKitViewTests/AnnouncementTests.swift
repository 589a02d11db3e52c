import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// Announcements with attributes, and those that VoiceOver did not make.
  @Suite @MainActor struct AnnouncementTests {
    // Not a property of the suite: tests of other suites may run between the suite's initializer and its test.
    private func makeScreen() -> Screen<ConfirmActionButton> {
      Screen(ConfirmActionButton(title: "Delete"))
    }

    @Test func `A scale's reading is not queued, and has no priority`() {
      let screen = Screen(ScaleView(), at: CGRect(x: 75, y: 300, width: 240, height: 240))
      screen.down(0.15)
      screen.wait(1.5)
      expect(UIAccessibility.said, equals: ["57 grams"])
      let attributes = UIAccessibility.announced.last?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.accessibilitySpeechQueueAnnouncement] as? Bool == false)
      #expect(attributes?[.accessibilitySpeechAnnouncementPriority] == nil)
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
      expect(UIAccessibility.said, equals: said)
    }

    @Test func `VoiceOver may report an announcement as an attributed string`() {
      let screen = makeScreen()
      _ = UIAccessibility.activate(screen.view)
      screen.pass(0.2)
      UIAccessibility.finish(UIAccessibility.announced.last as Any, successfully: false)
      screen.pass(0.2)
      expect(UIAccessibility.said, equals: ["CONFIRM", "CONFIRM"])
    }
  }
}
