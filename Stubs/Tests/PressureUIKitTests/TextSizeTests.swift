import PressureKit
import Testing
import UIKit

@testable import PressureUIKit

extension OnScreen {
  /// A person changes how large texts are while a control is on the screen.
  @Suite @MainActor struct TextSizeTests {
    private let largest = UITraitCollection.make(size: .accessibilityExtraExtraExtraLarge)

    @Test func `A confirm button's title and the labels of its ring grow at once`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      screen.down()
      screen.move(3.1)
      screen.wait(0.3)
      let face = screen.view.subviews.compactMap { $0 as? ButtonFace }[0]
      let title = face.subviews.compactMap { $0 as? UILabel }[0]
      let ring = screen.window.subviews.compactMap { $0 as? RingView }[0]
      func sizes() -> [CGFloat] {
        let letters = (ring.layer.sublayers ?? []).compactMap {
          ($0 as? TextLine)?.letters.fontSize
        }
        return [screen.view.font.pointSize, title.font.pointSize] + letters
      }
      #expect(sizes() == [17, 17, 17])
      screen.window.change(to: largest)
      #expect(sizes() == [53, 53, 53])
      #expect(screen.view.intrinsicContentSize == CGSize(width: 199, height: 85.6))
      #expect(screen.view.options.confirmLabelSize == Size(width: 186, height: 64))
    }

    @Test func `A transitioning button grows at once`() {
      let screen = Screen(TransitioningButton(title: "Submit"))
      let letters = screen.view.subviews.compactMap { $0 as? SceneView }[0].layer.sublayers?
        .compactMap { ($0 as? TextLine)?.letters }.first
      #expect(letters?.fontSize == 17)
      screen.window.change(to: largest)
      #expect(letters?.fontSize == 53)
      #expect(screen.view.options.titleSize == Size(width: 159, height: 64))
      #expect(screen.view.intrinsicContentSize == CGSize(width: 202, height: 86))
    }

    @Test func `A font of the app's stays, until it is taken back`() {
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
      #expect(fonts().map(\.pointSize) == [20, 20, 20])
      confirm.view.font = nil
      transitioning.view.font = nil
      other.view.font = nil
      #expect(fonts().map(\.pointSize) == [53, 53, 53])
    }

    @Test func `A control is as large as texts are in the window that it comes into`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let window = UIWindow(frame: screen.window.frame)
      window.change(to: largest)
      window.addSubview(screen.view)
      #expect(screen.view.options.confirmLabelSize == Size(width: 186, height: 64))
    }

    @Test func `A scale wants to be larger, and no larger than a phone`() {
      let screen = Screen(ScaleView())
      var sides: [CGFloat] = []
      for size in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
        screen.window.change(to: .make(size: size))
        sides.append(screen.view.intrinsicContentSize.width)
      }
      #expect(sides == [240, 240, 320])
    }

    @Test func `The actions of a preview take the room that their titles need`() {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      screen.window.layoutIfNeeded()
      #expect(screen.peek?.options.actionsSize == Size(width: 250, height: 88))
      screen.window.change(to: largest)
      screen.window.layoutIfNeeded()
      #expect(screen.peek?.options.actionsSize == Size(width: 250, height: 172))
      #expect(screen.buttons.map(\.frame.height) == [86, 86])
    }
  }
}
