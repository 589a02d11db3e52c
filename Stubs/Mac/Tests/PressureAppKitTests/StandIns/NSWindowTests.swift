import AppKit
import PressureLayers
import Testing

extension OnScreen {
  /// Tests of the stand-ins for a window and its views, as far as the tests of controls rely on them.
  @Suite @MainActor struct NSWindowTests {
    /// A view that counts its frames, and records when it is hidden and shown.
    private final class Watched: NSView {
      var frames = 0
      var hides: [String] = []
      static let count = Selector { ($0 as? Watched)?.frames += 1 }

      override func viewDidHide() { hides.append("hide") }
      override func viewDidUnhide() { hides.append("unhide") }
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
      #expect(
        told == [
          "1", occlusion, "0", occlusion, "1",
          occlusion, "NSWindowDidMiniaturizeNotification", "0",
          occlusion, "NSWindowDidDeminiaturizeNotification", "1",
          "0", "1",
          "NSWindowWillCloseNotification", occlusion, "0",
        ])
    }

    @Test func `A view is notified once when it or an ancestor is hidden or shown`() {
      let screen = Screen(NSView())
      let view = Watched()
      let hidden = NSView()
      hidden.isHidden = true
      screen.view.addSubview(view)
      let steps: [() -> Void] = [
        { screen.view.isHidden = true }, { view.isHidden = true },
        { screen.view.isHidden = false }, { view.isHidden = false },
        { hidden.addSubview(view) }, { screen.view.addSubview(view) },
      ]
      var told: [[String]] = []
      for step in steps {
        view.hides = []
        step()
        told.append(view.hides)
      }
      #expect(told == [["hide"], [], [], ["unhide"], ["hide"], ["unhide"]])
    }

    @Test func `Only ancestors that clip reduce the visible rectangle`() {
      let screen = Screen(NSView(), at: NSRect(x: 0, y: 400, width: 100, height: 100))
      let child = NSView(frame: NSRect(x: 50, y: -20, width: 100, height: 100))
      screen.view.addSubview(child)
      var parts = [child.visibleRect]
      screen.view.clipsToBounds = true
      parts.append(child.visibleRect)
      screen.view.isHidden = true
      parts.append(child.visibleRect)
      #expect(
        parts == [
          // The window's content view clips the lowest 20 points.
          NSRect(x: 0, y: 20, width: 100, height: 80), NSRect(x: 0, y: 20, width: 50, height: 80),
          .zero,
        ])
    }
  }
}
