import PressureHosting
import PressureKit
import Testing
import UIKit

@testable import PressureViews

/// The stage and the preview on it.
@MainActor
@Suite struct PeekStageTests {
  @Test func `the stage exists only while a hint or a preview is shown`() {
    let screen = PeekScreen()
    #expect(screen.stage == nil)
    screen.down()
    #expect(screen.stage == nil)
    screen.press(0.1)
    #expect(screen.stage != nil)
    #expect(screen.window.subviews.last === screen.stage)
    expect(screen.stage?.frame, equals: screen.window.bounds)
    screen.up()
    screen.wait()
    #expect(screen.stage == nil)
  }

  @Test func `the background recedes in step with the force`() throws {
    let screen = PeekScreen()
    screen.down()
    for level in [0.08, 0.1, 0.15, 0.19] {
      screen.press(level)
      let value = try #require(screen.peek?.host.control)
      let stage = try #require(screen.stage)
      let blur = try #require(stage.subviews.first as? PeekBlur)
      let recession = try #require(SceneFrame(of: value).layers.first?.opacity)
      #expect(recession > 0 && recession < 1)
      expect(UIViewPropertyAnimator.active.map { Double($0.fractionComplete) }, equals: [recession])
      expect(blur.amount, equals: recession)
      expect(Double(stage.subviews[1].alpha), equals: recession)
      #expect(stage.card.isHidden && stage.list.isHidden)
    }
    expect(UIViewPropertyAnimator.active.map(\.pausesOnCompletion), equals: [true])
  }

  @Test func `the pressed view stays in front, and fades out as the preview appears`()
    throws
  {
    let screen = PeekScreen()
    screen.down()
    screen.press(0.15)
    let stage = try #require(screen.stage)
    // Above the veil, and below the preview and the actions.
    let picture = stage.subviews[2]
    expect(picture.frame, equals: CGRect(x: 20, y: 600, width: 350, height: 60))
    expect(picture.alpha, equals: 1)
    screen.press(0.25)
    var seen: [Bool] = []
    for _ in 0..<20 {
      screen.wait(1.0 / 64)
      expect(picture.alpha, equals: 1 - (stage.card.isHidden ? 0 : stage.card.alpha))
      seen.append(picture.alpha > 0 && picture.alpha < 1)
    }
    #expect(seen.contains(true))
    expect(picture.alpha, equals: 0)
    screen.up()
    screen.wait()
    screen.down()
    screen.press(0.15)
    expect(try #require(screen.stage).subviews[2].alpha, equals: 1)
  }

  @Test func `the preview is a child of the stage's controller while it is shown`() {
    let screen = PeekScreen()
    screen.down()
    screen.press(0.25)
    screen.wait(0.25)
    let preview = screen.delegate.preview
    #expect(preview?.parent is PeekStageController)
    #expect(preview?.view.window === screen.window)
    expect(preview?.calls, equals: ["loaded", "will move", "moved, shown"])
    screen.up()
    screen.wait(0.1)
    #expect(preview?.parent is PeekStageController)
    screen.wait()
    expect(
      preview?.calls, equals: ["loaded", "will move", "moved, shown", "will leave", "left"])
  }

  @Test func `after a pop, a picture of the preview grows and disappears`() throws {
    let screen = PeekScreen()
    screen.down()
    screen.press(0.25)
    screen.wait(0.25)
    let preview = screen.delegate.preview
    screen.press(0.9)
    let stage = try #require(screen.stage)
    expect(
      preview?.calls, equals: ["loaded", "will move", "moved, shown", "will leave", "left"])
    #expect(stage.card.content != nil && stage.card.content !== preview?.view)
    for _ in 0..<16 {
      screen.wait(1.0 / 64)
      expect(screen.stage?.card.bounds.size, equals: CGSize(width: 300, height: 200))
    }
    screen.wait()
    #expect(screen.stage == nil)
  }

  @Test func `an open preview follows its preferred size`() {
    let screen = PeekScreen()
    screen.peek?.peek()
    screen.wait()
    screen.delegate.preview?.preferredContentSize = CGSize(width: 200, height: 150)
    expect(screen.peek?.options.previewSize, equals: Size(width: 200, height: 150))
    expect(screen.stage?.card.bounds.size, equals: CGSize(width: 200, height: 150))
  }

  @Test func `the actions are buttons, one below the other`() {
    let screen = PeekScreen()
    screen.peek?.peek()
    screen.wait()
    screen.stage?.layoutIfNeeded()
    expect(screen.peek?.options.actionsSize, equals: Size(width: 250, height: 88))
    expect(
      screen.buttons.map(\.frame),
      equals: [
        CGRect(x: 0, y: 0, width: 250, height: 44), CGRect(x: 0, y: 44, width: 250, height: 44),
      ])
    expect(
      screen.buttons.map { $0.configuration?.baseForegroundColor }, equals: [.label, .systemRed])
  }

  @Test func `hidden actions are left out, and disabled ones cannot be chosen`() throws {
    let actions = [
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIAction(title: "Disabled", attributes: .disabled) { _ in },
    ]
    let made = PeekActionList(actions, choose: { _, _ in })
    let list = try #require(made)
    let buttons = list.subviews.compactMap { $0 as? UIButton }
    expect(buttons.map { $0.configuration?.title }, equals: ["Disabled"])
    expect(buttons.map(\.isEnabled), equals: [false])
    let none = PeekActionList([actions[0]], choose: { _, _ in })
    #expect(none == nil)
  }

  @Test func `the first control in a preview is found at any depth`() {
    let view = UIView()
    let label = UILabel(frame: .zero)
    let button = UIButton(configuration: .plain())
    view.addSubview(label)
    #expect(view.firstControl == nil)
    label.addSubview(button)
    #expect(view.firstControl === button)
  }
}
