import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// The announcements that a control makes, and when it makes them.
  @Suite @MainActor struct AnnouncementTests {
    @Test func `An announcement follows the activation, and none is made for a released control`() {
      weak var kept: ConfirmActionButton?
      do {
        let log = ConfirmLog()
        kept = log.button
        #expect(log.button.activate())
        log.screen.pass(0.05)
        expect(System.said, equals: [])
        log.screen.pass(0.06)
        expect(System.said, equals: ["CONFIRM"])
        #expect(System.announcesUrgently)
        #expect(log.button.escape())
        log.screen.wait(1)
        #expect(log.button.activate())
        expect(log.take(), equals: ["selected", "idle", "selected"])
        #if canImport(AppKit)
        // The stand-in's log keeps the button.
        NSAccessibility.posted = []
        #endif
      }
      #expect(kept == nil)
      currentMediaTime += 1
      expect(System.said, equals: ["CONFIRM"])
    }

    @Test func `If two announcements nearly coincide, only the later one is made`() {
      let log = ConfirmLog()
      log.slideOntoRing()
      log.screen.pass(0.2)
      expect(System.said, equals: ["OK"])
      #expect(System.announcesUrgently)
    }
  }
}
