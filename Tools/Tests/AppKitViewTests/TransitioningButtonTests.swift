import AppKit
import PressureHosting
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  @Suite @MainActor struct TransitioningButtonTests {
    private func make() -> (Screen<TransitioningButton>, () -> [String]) {
      let screen = Screen(TransitioningButton(title: "Submit"))
      var entries: [String] = []
      screen.view.onActivate = { entries.append("activate") }
      screen.view.onStateChange = { entries.append("\($0)") }
      return (
        screen,
        {
          defer { entries = [] }
          return entries
        }
      )
    }

    @Test func `A click or a key activates the button; a click released elsewhere does not`() {
      let (screen, log) = make()
      screen.down()
      screen.press(0.8)
      screen.up()
      #expect(log() == ["activate"])
      screen.down()
      screen.drag(to: NSPoint(x: 100, y: 20))
      screen.up()
      #expect(log() == [])
      _ = screen.window.makeFirstResponder(screen.view)
      screen.key(Key.space)
      #expect(screen.view.accessibilityPerformPress())
      #expect(log() == ["activate", "activate"])
    }

    @Test func `The mark of an outcome follows the direction of the words`() {
      let (screen, _) = make()
      let host = screen.view.host as? ControlHost<TransitioningAction>
      func isRightToLeft() -> Bool? {
        screen.down()
        screen.up()
        return host?.control.options.isRightToLeft
      }
      #expect(isRightToLeft() == false)
      screen.view.userInterfaceLayoutDirection = .rightToLeft
      #expect(isRightToLeft() == true)
    }

    @Test func `A button is as large as its largest label, and draws its title in its colours`() {
      let (screen, _) = make()
      let button = screen.view
      // The font has 13 points, and each letter is half as wide.
      #expect(button.intrinsicContentSize == NSSize(width: 59.58, height: 21))
      button.font = .systemFont(ofSize: 20)
      #expect(button.intrinsicContentSize == NSSize(width: 87.44, height: 28))
      let scene = button.subviews.compactMap { $0 as? SceneView }.first
      func line() -> TextLine? {
        scene?.layer?.sublayers?.compactMap { $0 as? TextLine }.first
      }
      #expect(line()?.letters.text == "Submit")
      #expect(
        (line()?.letters.first(.foregroundColor) as? NSColor)?.cgColor == LayerColor.white.cgColor)
      #expect(line()?.letters.affineTransform().a == 1)
      button.title = "Submit all forms"
      #expect(line()?.letters.affineTransform().a == 106.0 / 160)
      let accent = LayerColor(red: 0, green: 0.478, blue: 1)
      #expect(button.options.palette.background == accent)
      screen.window.contentView?.appearance = .darkAqua
      #expect(button.options.palette.background != accent)
      // The symbol is as large as the font, at the screen's scale.
      button.image = NSImage(systemSymbolName: "paperplane", accessibilityDescription: "Send")
      #expect(line()?.picture?.bounds.size == CGSize(width: 20, height: 20))
      let pixels = line()?.picture?.mask?.contents as? CGImage
      #expect([pixels?.width, pixels?.height] == [40, 40])
      #expect(button.intrinsicContentSize == NSSize(width: 202, height: 28))
      #expect(button.accessibilityLabel() == "Submit all forms")
      button.title = ""
      #expect(button.accessibilityLabel() == "Send")
      button.contentTintColor = .systemRed
      #expect(button.options.palette.background == LayerColor(red: 1, green: 0.271, blue: 0.227))
      button.progress = 0.5
      #expect(button.progress == 0.5)
    }
  }
}
