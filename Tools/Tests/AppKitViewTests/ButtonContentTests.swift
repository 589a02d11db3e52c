import AppKit
import PressureHosting
import PressureKit
import Testing

@testable import PressureViews

/// An image that records the appearances in which it was drawn.
private final class Drawn: NSImage {
  private(set) var appearances: [NSAppearance] = []

  override func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {
    appearances.append(.currentDrawing())
    return super.cgImage(forProposedRect: proposedDestRect, context: context, hints: hints)
  }
}

extension OnScreen {
  /// Tests of a button's attributed title and image, at four control sizes.
  @Suite @MainActor struct ButtonContentTests {
    private let sizes = [NSControl.ControlSize.mini, .small, .regular, .large]

    /// Returns the text line of the title.
    private func line(of button: PressureButton) -> TextLine? {
      let view = button.subviews.first { $0 is ButtonFace || $0 is SceneView }
      return view?.layer?.sublayers?.compactMap { $0 as? TextLine }.first
    }

    /// "Delete all", with "all" in green letters of 20 points.
    private var deleteAll: NSAttributedString {
      let title = NSMutableAttributedString(string: "Delete all")
      title.addAttributes(
        [.foregroundColor: NSColor.systemGreen, .font: NSFont.systemFont(ofSize: 20)],
        range: NSRange(location: 7, length: 3))
      return title
    }

    /// Returns the colours of the title's first and last letter.
    private func colors(of button: PressureButton) -> [CGColor?] {
      let letters = line(of: button)?.letters.string as? NSAttributedString
      return [0, 9].map {
        (letters?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? NSColor)?.cgColor
      }
    }

    @Test func `An attributed title overrides the button's colour and font for some letters`() {
      let screen = Screen(ConfirmActionButton())
      let button = screen.view
      button.contentTintColor = .systemRed
      button.attributedTitle = deleteAll
      var all = [colors(of: button)]
      button.isEnabled = false
      all.append(colors(of: button))
      let tints = [NSColor.systemRed, .secondaryLabelColor].map { LayerColor($0.cgColor).cgColor }
      expect(all, equals: tints.map { [$0, NSColor.systemGreen.cgColor] })
      expect([button.title, button.accessibilityLabel()], equals: ["Delete all", "Delete all"])
      // Seven letters of 13 points and three of 20, each half as wide, in a line of 24 points.
      expect(button.intrinsicContentSize, equals: NSSize(width: 76 + 22, height: 28))
      button.title = "Delete"
      expect(button.attributedTitle, equals: NSAttributedString(string: "Delete"))
      button.title = ""
      #expect(button.attributedTitle == nil)
      expect(line(of: button)?.letters.text, equals: "")
    }

    @Test func `The four control sizes have the heights and fonts of AppKit's buttons`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let other = TransitioningButton(title: "Delete")
      expect([screen.view.controlSize, other.controlSize], equals: [.regular, .regular])
      var fonts: [CGFloat] = []
      var confirm: [NSSize] = []
      var transitioning: [NSSize] = []
      for size in sizes {
        screen.view.controlSize = size
        other.controlSize = size
        fonts += [screen.view.font.pointSize, other.font.pointSize]
        confirm.append(screen.view.intrinsicContentSize)
        transitioning.append(other.intrinsicContentSize)
      }
      expect(fonts, equals: [9, 9, 11, 11, 13, 13, 13, 13])
      // Six letters, with 11 points on each side.
      expect(confirm.map(\.width), equals: [49, 55, 61, 61])
      expect(confirm.map(\.height), equals: [15, 18, 21, 28])
      // Six letters with a mark of 0.48 of the pill's height, plus half that height.
      expect(transitioning.map(\.width), equals: [41.7, 50.64, 59.58, 66.44])
      expect(transitioning.map(\.height), equals: [15, 18, 21, 28])
    }

    @Test func `The image is drawn once for each size and screen scale`() {
      for isConfirm in [true, false] {
        let screen = Screen<PressureButton>(
          isConfirm ? ConfirmActionButton() : TransitioningButton())
        let button = screen.view
        let image = Drawn(size: NSSize(width: 12, height: 12))
        image.isTemplate = true
        let changes: [() -> Void] = [
          { button.image = image },
          { button.title = "Delete" },
          { button.contentTintColor = .systemRed },
          { button.isEnabled = false },
          { button.appearance = .darkAqua },
          { button.frame.size.width = 90 },
          { button.layoutSubtreeIfNeeded() },
          { _ = button.intrinsicContentSize },
          { button.font = .systemFont(ofSize: 20) },
          { button.font = .systemFont(ofSize: 20) },
          { screen.window.screenScale = 1 },
        ]
        var drawn: [Int] = []
        for change in changes {
          change()
          drawn.append(image.appearances.count)
        }
        expect(drawn, equals: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3])
        let other = Drawn(size: NSSize(width: 12, height: 12))
        button.image = other
        button.appearance = .aqua
        button.title = "Delete all"
        // An image with its own colours is drawn again for dark mode, where they may differ.
        expect(other.appearances, equals: [.darkAqua, .aqua])
        expect(image.appearances.count, equals: 3)
        button.image = nil
        #expect(line(of: button)?.picture == nil)
      }
    }

    @Test func `A title that is too wide for its button shrinks, at most to half its size`() {
      // The button measures 120 by 28 points.
      let screen = Screen(ConfirmActionButton())
      var scales: [CGFloat?] = []
      for title in ["Delete", "Delete all weighings", String(repeating: "Delete", count: 9)] {
        screen.view.title = title
        scales.append(line(of: screen.view)?.letters.affineTransform().a)
      }
      expect(scales, equals: [1, 106.0 / 130, 0.5])
      expect(screen.view.intrinsicContentSize, equals: NSSize(width: 373, height: 21))
      screen.view.frame.size.width = 400
      screen.view.layoutSubtreeIfNeeded()
      expect(line(of: screen.view)?.letters.affineTransform().a, equals: 1)
    }

    @Test func `Corners follow the control size`() {
      let screen = Screen(
        ConfirmActionButton(title: "Delete"), at: NSRect(x: 40, y: 300, width: 120, height: 15))
      let radii = sizes.map { size in
        screen.view.controlSize = size
        return [screen.view.focusRadius, screen.view.options.cornerRadius]
      }
      expect(radii, equals: [[4, 4], [5, 5], [6, 6], [8, 8]])
    }

    @Test func `A button is as large as its largest label, and draws its title in its colours`() {
      let screen = Screen(TransitioningButton(title: "Submit"))
      let button = screen.view
      // The font has 13 points, and each letter is half as wide.
      expect(button.intrinsicContentSize, equals: NSSize(width: 59.58, height: 21))
      button.font = .systemFont(ofSize: 20)
      expect(button.intrinsicContentSize, equals: NSSize(width: 87.44, height: 28))
      func line() -> TextLine? { button.scene?.lines.first }
      expect(line()?.letters.text, equals: "Submit")
      expect(
        (line()?.letters.first(.foregroundColor) as? NSColor)?.cgColor,
        equals: LayerColor.white.cgColor)
      expect(line()?.letters.affineTransform().a, equals: 1)
      button.title = "Submit all forms"
      expect(line()?.letters.affineTransform().a, equals: 106.0 / 160)
      let accent = LayerColor(red: 0, green: 0.478, blue: 1)
      expect(button.options.palette.background, equals: accent)
      screen.window.contentView?.appearance = .darkAqua
      #expect(button.options.palette.background != accent)
      // The symbol is as large as the font, at the screen's scale.
      button.image = NSImage(systemSymbolName: "paperplane", accessibilityDescription: "Send")
      expect(line()?.picture?.bounds.size, equals: CGSize(width: 20, height: 20))
      let pixels = line()?.picture?.mask?.contents as? CGImage
      expect([pixels?.width, pixels?.height], equals: [40, 40])
      expect(button.intrinsicContentSize, equals: NSSize(width: 202, height: 28))
      expect(button.accessibilityLabel(), equals: "Submit all forms")
      button.title = ""
      expect(button.accessibilityLabel(), equals: "Send")
      button.contentTintColor = .systemRed
      expect(
        button.options.palette.background, equals: LayerColor(red: 1, green: 0.271, blue: 0.227))
      button.progress = 0.5
      expect(button.progress, equals: 0.5)
    }
  }
}
