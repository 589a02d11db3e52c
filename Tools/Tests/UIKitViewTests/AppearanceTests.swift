import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// Changes of dark mode, contrast and transparency while a control is on the screen.
  @Suite @MainActor struct AppearanceTests {
    @Test func `A disabled scale is paler at once`() {
      let scale = Screen(ScaleView()).view
      let scene = scale.subviews.compactMap { $0 as? SceneView }[0]
      let alphas = [true, false, true].map {
        scale.isEnabled = $0
        return scene.alpha
      }
      expect(alphas, equals: [1, 0.45, 1])
    }

    @Test func `A disabled button has the greys of its window's appearance, not the app's`() {
      let screen = Screen(TransitioningButton(title: "Submit"))
      screen.view.isEnabled = false
      let scene = screen.view.subviews.compactMap { $0 as? SceneView }[0]
      /// The colours of the background and of the letters.
      func colors() -> [CGColor?] {
        screen.wait(0.5)
        let layers = scene.layer.sublayers ?? []
        return [
          layers.compactMap { ($0 as? CAShapeLayer)?.fillColor }.first,
          layers.compactMap { ($0 as? TextLine)?.letters.first(.foregroundColor) as? UIColor }
            .first?.cgColor,
        ]
      }
      func system(_ traits: UITraitCollection) -> [CGColor?] {
        [UIColor.systemGray5, .secondaryLabel].map { $0.resolvedColor(with: traits).cgColor }
      }
      let (light, dark) = (UITraitCollection.make(.light), UITraitCollection.make(.dark))
      expect(colors(), equals: system(light))
      screen.window.change(to: dark)
      expect(colors(), equals: system(dark))
      #expect(system(light) != system(dark))
      screen.window.change(to: light)
      expect(colors(), equals: system(light))
    }

    @Test func `A press does not write the title again`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let face = screen.view.subviews.compactMap { $0 as? ButtonFace }[0]
      let title = face.subviews.compactMap { $0 as? UILabel }[0]
      let text = title.attributedText
      screen.down(0.075)
      screen.press(0.465)
      #expect(title.attributedText === text)
    }

    @Test func `A control adopts the tint and the appearance of the window that it enters`() {
      let confirm = Screen(ConfirmActionButton(title: "Delete")).view
      let submit = Screen(TransitioningButton(title: "Submit")).view
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.tintColor = .systemRed
      let dark = UITraitCollection.make(.dark)
      window.change(to: dark)
      // UIKit may add a view without notifying it of other traits.
      window.addSubview(confirm)
      window.addSubview(submit)
      let face = confirm.subviews.compactMap { $0 as? ButtonFace }[0]
      let title = face.subviews.compactMap { $0 as? UILabel }[0]
      expect(title.textColor, equals: .systemRed)
      expect(submit.options.palette.background, equals: LayerColor(.systemRed, in: dark))
      #expect(LayerColor(.systemRed, in: dark) != LayerColor(.systemRed, in: .make(.light)))
    }

    @Test func `A ring's disc follows reduced transparency, and a button increased contrast`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let face = screen.view.subviews.compactMap { $0 as? ButtonFace }.first
      screen.view.ringColors.backdrop = .systemRed.withAlphaComponent(0.5)
      var looks: [[Double]] = []
      for isReduced in [false, true, false] {
        screen.window.change(to: .make(contrast: isReduced ? .high : .normal))
        UIAccessibility.standIn.isReduceTransparencyEnabled = isReduced
        let options = screen.view.options
        looks.append([
          options.palette.backdrop.alpha, options.increasesContrast ? 1 : 0,
          Double(face?.layer.borderWidth ?? -1),
        ])
      }
      expect(looks, equals: [[0.5, 0, 0], [1, 1, 1], [0.5, 0, 0]])
    }

    @Test func `The ring's glass and the veil follow the light or dark appearance`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var shown: [[LayerColor]] = []
      for style in [UIUserInterfaceStyle.light, .dark] {
        screen.window.change(to: .make(style))
        let palette = screen.view.options.palette
        shown.append([palette.backdrop, palette.rim, palette.veil])
      }
      expect(
        shown, equals: [ConfirmPalette(), .dark].map { [$0.backdrop, $0.rim, $0.veil] })
    }

    @Test func `An open preview changes from blur to a plain background, and back`() throws {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      let blur = try #require(screen.stage?.subviews.first as? PeekBlur)
      var looks: [[Bool]] = []
      for isReduced in [false, true, false] {
        UIAccessibility.standIn.isReduceTransparencyEnabled = isReduced
        looks.append([
          blur.contentView.backgroundColor == .secondarySystemBackground, blur.effect == nil,
          UIViewPropertyAnimator.active.isEmpty,
        ])
      }
      expect(looks, equals: [[false, false, false], [true, true, true], [false, false, false]])
      expect(
        UIViewPropertyAnimator.active.map { Double($0.fractionComplete) }, equals: [blur.amount])
    }

    @Test func `An open preview turns dark with its window`() {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      let dark = UITraitCollection.make(.dark)
      screen.window.change(to: dark)
      expect(
        screen.stage?.card.backgroundColor,
        equals: UIColor.systemBackground.resolvedColor(with: dark))
    }
  }
}
