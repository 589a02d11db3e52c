import PressureHosting
import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// Changes of the text size while a control is on the screen.
  @Suite @MainActor struct TextSizeTests {
    private let largest = UITraitCollection.make(size: .accessibilityExtraExtraExtraLarge)

    @Test func `A confirm button's title and the labels of its ring grow at once`() {
      let screen = Screen(
        ConfirmActionButton(title: "Delete"), at: CGRect(x: 40, y: 400, width: 300, height: 44))
      screen.down(0.075)
      screen.press(0.465)
      screen.wait(0.3)
      let face = screen.view.subviews.compactMap { $0 as? ButtonFace }[0]
      let title = face.subviews.compactMap { $0 as? UILabel }[0]
      let ring = screen.window.subviews.compactMap { $0 as? RingView }[0]
      func sizes() -> [CGFloat] {
        let letters = (ring.layer.sublayers ?? []).compactMap {
          (($0 as? TextLine)?.letters.first(.font) as? UIFont)?.pointSize
        }
        return [screen.view.font.pointSize, title.font.pointSize] + letters
      }
      expect(sizes(), equals: [17, 17, 13])
      screen.window.change(to: largest)
      expect(sizes(), equals: [53, 53, 53 * 13 / 17])
      expect(screen.view.intrinsicContentSize, equals: CGSize(width: 199, height: 85.6))
      expect(screen.view.options.confirmLabelSize, equals: Size(width: 142, height: 49))
    }

    @Test func `A title that is too long for the width wraps, and the ring keeps its size`() {
      let screen = Screen(
        ConfirmActionButton(title: "Delete all weighings"),
        at: CGRect(x: 20, y: 400, width: 350, height: 44))
      let title = screen.view.subviews[0].subviews.compactMap { $0 as? UILabel }[0]
      /// The intrinsic size, the font size, and the ring's diameter if it differs from the button's height.
      func measures() -> [CGFloat?] {
        screen.window.layoutIfNeeded()
        let wanted = screen.view.intrinsicContentSize
        let ring = (screen.view.host as? ControlHost<ConfirmAction>)?.control.options
        let diameter = ring?.ringDiameter.map { CGFloat($0) }
        return [wanted.width, wanted.height, title.font.pointSize, diameter]
      }
      expect(title.numberOfLines, equals: 0)
      expect(measures(), equals: [210, 44, 17, nil])
      screen.window.change(to: largest)
      // 530 points of letters in 330.
      expect(measures(), equals: [570, 149.2, 53, 85.6])
      expect(screen.view.sizeThatFits(.zero), equals: CGSize(width: 570, height: 85.6))
      let narrow = CGSize(width: 200, height: 1000)
      expect(screen.view.sizeThatFits(narrow).width, equals: 200)
      expect(screen.view.sizeThatFits(narrow).height.rounded(), equals: 213)
      // The app's own options are unchanged.
      #expect(screen.view.options.ringDiameter == nil)
      screen.view.options.ringDiameter = 60
      expect(measures().last, equals: 60)
      screen.view.frame.size.width = 600
      expect(measures(), equals: [570, 85.6, 53, 60])
    }

    @Test func `A transitioning button's labels stay on one line, and shrink to fit`() {
      let screen = Screen(
        TransitioningButton(title: "Send the form"),
        at: CGRect(x: 20, y: 400, width: 350, height: 44))
      let scene = screen.view.subviews.compactMap { $0 as? SceneView }[0]
      func sizes() -> [CGFloat] {
        screen.window.layoutIfNeeded()
        return (UInt8(1)...3).map { slot in
          let text = scene.texts[slot]
          return (text.font.pointSize * text.scale * 10).rounded() / 10
        }
      }
      expect(sizes(), equals: [17, 17, 17])
      screen.window.change(to: largest)
      screen.view.frame.size.height = 86
      // 345 points of letters in 350, less half the height for both ends together.
      expect(sizes(), equals: [47.2, 53, 53])
      expect(screen.view.intrinsicContentSize, equals: CGSize(width: 388, height: 86))
      expect(screen.view.sizeThatFits(CGSize(width: 350, height: 100)).width, equals: 350)
      expect(screen.view.font.pointSize, equals: 53)
      screen.view.frame.size.width = 100
      expect(sizes(), equals: [26.5, 28.5, 26.5])
      screen.view.frame.size.width = 400
      expect(sizes(), equals: [53, 53, 53])
    }

    @Test func `A transitioning button is wide enough for each of its labels`() {
      let screen = Screen(TransitioningButton(title: "OK"))
      let scene = screen.view.subviews.compactMap { $0 as? SceneView }[0]
      screen.view.successLabel = "Everything is sent"
      var widths = [screen.view.intrinsicContentSize.width]
      screen.view.failureLabel = "It could not be sent"
      widths.append(screen.view.intrinsicContentSize.width)
      screen.view.title = "Send all of it, and now"
      widths.append(screen.view.intrinsicContentSize.width)
      // 18 and 20 letters with a mark of 0.48 of the button's height, then 23 letters; and half of the height.
      expect(widths, equals: [196.12, 213.12, 218])
      screen.view.frame.size = screen.view.intrinsicContentSize
      screen.window.layoutIfNeeded()
      expect((1...3).map { scene.texts[$0].font.pointSize }, equals: [17, 17, 17])
    }

    @Test func `A font that the app sets stays until the app removes it`() {
      let confirm = Screen(ConfirmActionButton(title: "Delete"))
      let transitioning = Screen(TransitioningButton(title: "Submit"))
      let other = Screen(ControlView(TransitioningAction(), size: CGSize(width: 90, height: 40)))
      confirm.view.font = .systemFont(ofSize: 20)
      transitioning.view.font = .systemFont(ofSize: 20)
      other.view.font = .systemFont(ofSize: 20)
      for window in [confirm.window, transitioning.window, other.window] {
        window.change(to: largest)
      }
      func fonts() -> [UIFont] { [confirm.view.font, transitioning.view.font, other.view.font] }
      expect(fonts().map(\.pointSize), equals: [20, 20, 20])
      confirm.view.font = nil
      transitioning.view.font = nil
      other.view.font = nil
      expect(fonts().map(\.pointSize), equals: [53, 53, 53])
    }

    @Test func `A scale grows with the text size, up to the width of a phone`() {
      let screen = Screen(ScaleView())
      var sides: [CGFloat] = []
      for size in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
        screen.window.change(to: .make(size: size))
        sides.append(screen.view.intrinsicContentSize.width)
      }
      expect(sides, equals: [240, 240, 320])
    }

    @Test func `The actions of a preview grow with their titles`() {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      screen.window.layoutIfNeeded()
      expect(screen.peek?.options.actionsSize, equals: Size(width: 250, height: 88))
      screen.window.change(to: largest)
      screen.window.layoutIfNeeded()
      expect(screen.peek?.options.actionsSize, equals: Size(width: 250, height: 172))
      expect(screen.buttons.map(\.frame.height), equals: [86, 86])
    }
  }
}
