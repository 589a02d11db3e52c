import AppKit
@testable import PressureViews
import Testing

extension OnScreen {
  /// Tests of the stand-ins for a window and its views, as far as the tests of controls rely on them.
  @Suite @MainActor struct NSWindowTests {
    /// A view that counts its frames.
    private final class Watched: NSView {
      var frames = 0
      static let count = Selector { ($0 as? Watched)?.frames += 1 }

    }

    @Test func `A view's display link runs only while its window is visible`() {
      let screen = Screen(Watched())
      let window = screen.window
      screen.view.displayLink(target: screen.view, selector: Watched.count)
        .add(to: .main, forMode: .common)
      var told: [String] = []
      let names = [
        NSWindow.willCloseNotification, NSWindow.didMiniaturizeNotification,
        NSWindow.didDeminiaturizeNotification, NSWindow.didChangeOcclusionStateNotification,
      ]
      let observations = names.map { name in
        Observation(of: name, from: window) { told.append(name.rawValue) }
      }
      defer { withExtendedLifetime(observations) {} }
      func look() {
        screen.view.frames = 0
        screen.wait(1.0 / 64)
        told.append("\(screen.view.frames)")
      }
      let content = window.contentView
      let steps: [() -> Void] = [
        {}, { window.isCovered = true }, { window.isCovered = false },
        { window.miniaturize(nil) }, { window.deminiaturize(nil) },
        { screen.view.removeFromSuperview() }, { content?.addSubview(screen.view) },
        { window.close() },
      ]
      for step in steps {
        step()
        look()
      }
      let occlusion = "NSWindowDidChangeOcclusionStateNotification"
      expect(
        told,
        equals: [
          "1", occlusion, "0", occlusion, "1",
          occlusion, "NSWindowDidMiniaturizeNotification", "0",
          occlusion, "NSWindowDidDeminiaturizeNotification", "1",
          "0", "1",
          "NSWindowWillCloseNotification", occlusion, "0",
        ])
    }
  }
}
