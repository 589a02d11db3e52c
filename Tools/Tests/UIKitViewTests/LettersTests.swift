import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// Letters that are drawn smaller than they were measured.
  @Suite @MainActor struct LettersTests {
    private func lines(in view: UIView) -> [TextLine] {
      (view.layer.sublayers ?? []).compactMap { $0 as? TextLine }
    }

    /// The text lines of a pressed button, and of a scale with a long number.
    private func shown() -> [TextLine] {
      let submit = Screen(TransitioningButton(title: "Submit"))
      submit.down()
      submit.wait(0.5)
      let scale = Screen(ScaleView(), at: CGRect(x: 75, y: 300, width: 230, height: 230))
      scale.view.options.capacity = 10_000
      scale.down(20.0 / 3)
      return (submit.view.subviews + scale.view.subviews).flatMap { lines(in: $0) }
    }

    @Test func `Letters are not clipped at any scale`() {
      let lines = shown()
      let scales = lines.map { (Double($0.letters.affineTransform().a) * 100).rounded() / 100 }
      expect(scales, equals: [0.95, 0.75, 0.23])
      expect(lines.map(\.letters.isClipped), equals: [false, false, false])
    }

    @Test func `A plain text has the given font, with its weight and its features`() {
      let screen = Screen(TransitioningButton(title: "Submit"))
      let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .semibold)
      screen.view.font = font
      screen.view.controlState = .success
      screen.wait(1)
      let shown = screen.view.subviews.flatMap { lines(in: $0) }
      let fonts = shown.map { $0.letters.first(.font) as? UIFont }
      expect(fonts.map { $0 === font }, equals: [true])
    }

    @Test func `Letters are drawn at the screen's scale, and begin at whole pixels`() {
      for line in shown() {
        let letters = line.letters
        let scale = letters.affineTransform().a
        expect(letters.drawnScale, equals: 3 * scale)
        let corner = CGPoint(
          x: letters.position.x - letters.bounds.width * letters.anchorPoint.x * scale,
          y: letters.position.y - letters.bounds.height * letters.anchorPoint.y * scale)
        for pixels in [corner.x * 3, corner.y * 3] {
          #expect((pixels - pixels.rounded()).magnitude < 1e-6)
        }
      }
    }
  }
}
