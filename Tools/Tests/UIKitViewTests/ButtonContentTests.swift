import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// The content of a button at four sizes: an image, and a title with attributes.
  @Suite @MainActor struct ButtonContentTests {
    private let rightToLeft = UITraitCollection.make(direction: .rightToLeft)

    private func parts(of button: ConfirmActionButton) -> (title: UILabel, picture: UIImageView) {
      let face = button.subviews.compactMap { $0 as? ButtonFace }[0]
      face.layoutSubviews()
      return (
        face.subviews.compactMap { $0 as? UILabel }[0],
        face.subviews.compactMap { $0 as? UIImageView }[0]
      )
    }

    /// The layers of the title's letters and of the image.
    private func layers(
      of button: TransitioningButton
    ) -> (letters: CATextLayer, picture: PictureLayer?) {
      let scene = button.subviews.compactMap { $0 as? SceneView }[0]
      let line = (scene.layer.sublayers ?? []).compactMap { $0 as? TextLine }[0]
      return (line.letters, line.picture)
    }

    private func symbol() throws -> UIImage { try #require(UIImage(systemName: "trash")) }

    // MARK: ConfirmActionButton

    @Test func `An image is before the title, and both are centred together`() throws {
      let screen = Screen(
        ConfirmActionButton(title: "Delete"), at: CGRect(x: 0, y: 0, width: 200, height: 44))
      screen.view.image = try symbol()
      let (title, picture) = parts(of: screen.view)
      // 20 points of image, 8 between, 51 of letters.
      expect(picture.frame, equals: CGRect(x: 60.5, y: 12, width: 20, height: 20))
      expect(title.frame, equals: CGRect(x: 88.5, y: 11.8, width: 51, height: 20.4))
      expect(screen.view.intrinsicContentSize, equals: CGSize(width: 119, height: 44))
      screen.window.change(to: rightToLeft)
      _ = parts(of: screen.view)
      expect(title.frame, equals: CGRect(x: 60.5, y: 11.8, width: 51, height: 20.4))
      expect(picture.frame, equals: CGRect(x: 119.5, y: 12, width: 20, height: 20))
    }

    @Test func `A long title wraps into the width that an image leaves`() throws {
      let screen = Screen(
        ConfirmActionButton(title: "Delete all weighings"),
        at: CGRect(x: 0, y: 0, width: 120, height: 44))
      screen.view.image = try symbol()
      let (title, picture) = parts(of: screen.view)
      // 170 points of letters in 120 - 20 - 28: three lines.
      expect(screen.view.sizeThatFits(CGSize(width: 120, height: 0)).height.rounded(), equals: 83)
      expect(picture.frame.minX, equals: 10)
      expect(title.frame.minX, equals: 38)
      expect(title.frame.width, equals: 72)
    }

    @Test func `An image has the title's colour, unless it is always original`() throws {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      screen.view.tintColor = .systemRed
      screen.view.image = try symbol()
      let picture = parts(of: screen.view).picture
      var looks = [picture.image?.renderingMode]
      var tints = [picture.tintColor]
      screen.view.isEnabled = false
      tints.append(picture.tintColor)
      screen.view.image = try symbol().withRenderingMode(.alwaysOriginal)
      looks.append(picture.image?.renderingMode)
      expect(looks, equals: [.alwaysTemplate, .alwaysOriginal])
      expect(tints, equals: [.systemRed, .secondaryLabel])
    }

    @Test func `A symbol scales with the letters, and another image keeps its size`() throws {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let picture = parts(of: screen.view).picture
      let photo = UIImage(cgImage: try #require(drawn(12)))
      var sides: [CGFloat?] = []
      for image in [try symbol(), photo] {
        for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
          screen.window.change(to: .make(size: size))
          screen.view.image = image
          sides.append((picture.image?.size.width).map { ($0 * 10).rounded() / 10 })
        }
      }
      expect(sides, equals: [20, 62.4, 12, 12])
    }

    /// Draws a square image whose side has this many pixels.
    private func drawn(_ side: CGFloat) -> CGImage? {
      let size = CGSize(width: side, height: side)
      let format = UIGraphicsImageRendererFormat(for: .make(scale: 1))
      return UIGraphicsImageRenderer(size: size, format: format).image { _ in }.cgImage
    }

    @Test func `A title keeps its own colours, and other letters have the button's`() {
      let title = NSMutableAttributedString(string: "Delete all")
      title.addAttribute(
        .foregroundColor, value: UIColor.systemGreen, range: NSRange(location: 7, length: 3))
      let screen = Screen(ConfirmActionButton())
      screen.view.attributedTitle = title
      let label = parts(of: screen.view).title
      func colors() -> [UIColor?] {
        [0, 7].map {
          label.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
      }
      var all = [colors()]
      screen.view.isEnabled = false
      all.append(colors())
      expect(all, equals: [[.systemBlue, .systemGreen], [.secondaryLabel, .systemGreen]])
      expect(
        [screen.view.title, screen.view.accessibilityLabel], equals: ["Delete all", "Delete all"])
      screen.view.title = "Delete"
      expect(screen.view.attributedTitle, equals: NSAttributedString(string: "Delete"))
      screen.view.title = ""
      #expect(screen.view.attributedTitle == nil)
      #expect(label.attributedText == nil)
    }

    @Test func `Each of the four sizes has its height and its margins`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let other = TransitioningButton(title: "Submit")
      var sizes: [[CGSize]] = []
      for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
        screen.view.buttonSize = size
        other.buttonSize = size
        sizes.append([screen.view.intrinsicContentSize, other.intrinsicContentSize])
      }
      // With the stand-ins, letters of every style are 20.4 points high.
      expect(
        sizes.map { $0.map { $0.height.rounded() } },
        equals: [
          [28, 29], [34, 35], [44, 44], [50, 50],
        ])
      expect(sizes.map { $0[0].width }, equals: [71, 79, 91, 91])
    }

    // MARK: TransitioningButton

    @Test func `A transitioning button's image is beside its title, in the same colour`() throws {
      let screen = Screen(
        TransitioningButton(title: "Send"), at: CGRect(x: 0, y: 0, width: 200, height: 44))
      screen.view.image = try symbol()
      let (letters, picture) = layers(of: screen.view)
      let shown = try #require(picture)
      // 20 points of image, 8 between, 34 of letters.
      expect(screen.view.options.titleSize, equals: Size(width: 62, height: 21))
      // In pixels, which are thirds of a point.
      func thirds(_ layers: CALayer?...) -> [CGFloat] {
        layers.compactMap { ($0?.position.x).map { ($0 * 6).rounded() / 2 } }
      }
      expect(thirds(shown, letters), equals: [237, 342.5])
      expect(shown.backgroundColor, equals: LayerColor.white.cgColor)
      expect((shown.mask?.contents as? CGImage)?.width, equals: 60)
      screen.down(0.075)
      screen.wait(0.2)
      expect(shown.backgroundColor, equals: screen.view.options.palette.background.cgColor)
      screen.up()
      screen.wait(0.2)
      screen.window.change(to: rightToLeft)
      let turned = layers(of: screen.view)
      expect(thirds(turned.picture, turned.letters), equals: [363, 258.5])
      screen.view.image = try symbol().withRenderingMode(.alwaysOriginal)
      let own = try #require(layers(of: screen.view).picture)
      #expect(own.backgroundColor == nil && own.mask == nil)
      expect((own.contents as? CGImage)?.height, equals: 60)
      screen.view.image = nil
      #expect(layers(of: screen.view).picture == nil)
    }

    @Test func `A button's image is drawn once for each scale`() throws {
      let screen = Screen(TransitioningButton(title: "Send"))
      screen.view.image = try symbol()
      func pixels() throws -> CGImage {
        try #require(layers(of: screen.view).picture?.mask?.contents as? CGImage)
      }
      let first = try pixels()
      screen.view.title = "Send all"
      screen.view.layoutSubviews()
      #expect(try pixels() === first)
      screen.window.change(to: .make(scale: 2))
      expect(try [first.width, pixels().width], equals: [60, 40])
    }
  }
}
