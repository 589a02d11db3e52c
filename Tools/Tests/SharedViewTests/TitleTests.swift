import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// The title and the image of a button.
  @Suite @MainActor struct TitleTests {
    @Test func `A title keeps its colours in each state, and other letters have the state's`() {
      let title = NSMutableAttributedString(string: "Delete all")
      title.addAttributes(
        [.foregroundColor: NativeColor.systemGreen, .font: NativeFont.systemFont(ofSize: 20)],
        range: NSRange(location: 7, length: 3))
      let screen = Screen(TransitioningButton())
      let button = screen.view
      button.attributedTitle = title
      func colors() -> [CGColor?] {
        let letters = button.scene?.lines.first?.letters.string as? NSAttributedString
        return [0, 9].map {
          (letters?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? NativeColor)?
            .cgColor
        }
      }
      var all = [colors()]
      screen.down(0.075)
      screen.wait(0.2)
      all.append(colors())
      let palette = button.options.palette
      let green = NativeColor.systemGreen.cgColor
      expect(all, equals: [[palette.text.cgColor, green], [palette.background.cgColor, green]])
      // Seven letters in the button's font and three of 20 points, each half as wide, in a line of 24 points.
      let width = (7 * Double(button.font.pointSize) / 2 + 30).rounded(.up)
      expect(button.options.titleSize, equals: Size(width: width, height: 24))
    }

    @Test func `The baselines are those of the title`() {
      // Letters rise as high as the font size, in a line of 1.2 times its size, rounded up.
      let font = NativeFont.systemFont(ofSize: 20)
      for button in [ConfirmActionButton(), TransitioningButton()] as [PressureButton] {
        button.title = "Delete"
        button.font = font
        let screen = Screen(button, at: CGRect(x: 40, y: 300, width: 120, height: 60))
        screen.window.layOut()
        expect(button.baselines, equals: [38, 22])
        // Twelve letters of 10 points each are wider than the room for them.
        button.title = "Delete pages"
        screen.window.layOut()
        let wraps = button.face != nil && System.wrapsTitles
        expect(button.baselines, equals: wraps ? [26, 10] : [36, 24])
      }
    }

    @Test func `A button is named by its title, or else by its image`() {
      for button in [ConfirmActionButton(), TransitioningButton()] as [PressureButton] {
        var names = [button.spokenLabel]
        button.image = .symbol("trash")
        names.append(button.spokenLabel)
        button.attributedTitle = NSAttributedString(string: "Delete all")
        names += [button.title, button.spokenLabel]
        button.title = "Delete"
        names.append(button.spokenLabel)
        expect(button.attributedTitle, equals: NSAttributedString(string: "Delete"))
        button.title = ""
        #expect(button.attributedTitle == nil)
        expect(names, equals: [System.noName, "trash", "Delete all", "Delete all", "Delete"])
      }
    }
  }
}
