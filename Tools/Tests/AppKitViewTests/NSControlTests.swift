import AppKit
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  /// Tests of the controls as subclasses of `NSControl`.
  @Suite @MainActor struct NSControlTests {
    /// A target, as a storyboard would connect it.
    private final class Target: NSObject {
      private(set) var count = 0

      func receive() { count += 1 }
    }

    /// A control with a target, which counts the calls of its closure and of its action.
    @MainActor
    private final class Log<Control: PressureControl> {
      let screen: Screen<Control>
      let target = Target()
      var closures = 0
      var calls: [Int] { [closures, target.count] }

      init(_ control: Control) {
        screen = Screen(control)
        control.target = target
        control.action = Selector { ($0 as? Target)?.receive() }
      }
    }

    @Test func `A programmatic click arms a button, and a confirmation sends the action once`() {
      let log = Log(ConfirmActionButton(title: "Delete"))
      let button = log.screen.view
      button.onConfirm = { log.closures += 1 }
      button.performClick(nil)
      expect(button.controlState, equals: .selected)
      expect(log.calls, equals: [0, 0])
      log.screen.wait(0.4)
      button.performClick(nil)
      expect(log.calls, equals: [1, 1])
      button.isEnabled = false
      log.screen.wait(1)
      button.performClick(nil)
      expect(button.controlState, equals: .idle)
      expect(log.calls, equals: [1, 1])
    }

    @Test func `Any control sends the action for each of its acts`() {
      let log = Log(ControlView(TransitioningAction(), size: CGSize(width: 120, height: 28)))
      log.screen.view.onAct = { _ in log.closures += 1 }
      log.screen.down()
      log.screen.up()
      expect(log.calls, equals: [1, 1])
    }

    /// A button that records the targets of its action.
    private final class Sender: TransitioningButton {
      var targets: [AnyObject?] = []

      override func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        targets.append(target as AnyObject?)
        return super.sendAction(action, to: target)
      }
    }

    @Test func `Without a target, the action goes to the responder chain`() {
      let log = Log(Sender(title: "Submit"))
      _ = log.screen.view.accessibilityPerformPress()
      log.screen.view.target = nil
      _ = log.screen.view.accessibilityPerformPress()
      expect(log.screen.view.targets.map { $0 === log.target }, equals: [true, false])
      expect(log.screen.view.targets.map { $0 == nil }, equals: [false, true])
      // The control does not retain its target.
      var target: Target? = Target()
      log.screen.view.target = target
      target = nil
      #expect(log.screen.view.target == nil)
    }

    @Test func `A control from a storyboard is enabled and has the regular size`() throws {
      let controls: [NSControl?] = [
        ConfirmActionButton(coder: NSCoder()), TransitioningButton(coder: NSCoder()),
        ScaleView(coder: NSCoder()),
      ]
      for control in controls {
        let control = try #require(control)
        #expect(control.isEnabled && control.isAccessibilityEnabled())
        expect(control.controlSize, equals: .regular)
      }
    }

    @Test func `A removed or deallocated target hears nothing more`() {
      let control = Screen(TransitioningButton(title: "Submit")).view
      let targets = [Target(), Target(), Target()]
      let receive = Selector { ($0 as? Target)?.receive() }
      for target in targets {
        control.addTarget(target, action: receive, for: [.valueChanged, .primaryActionTriggered])
      }
      var lost: Target? = Target()
      weak let weakly = lost
      control.addTarget(lost, action: receive, for: .primaryActionTriggered)
      lost = nil
      #expect(weakly == nil)
      control.removeTarget(targets[0], action: nil, for: .primaryActionTriggered)
      control.removeTarget(targets[1], action: Selector { _ in }, for: .primaryActionTriggered)
      control.removeTarget(nil, action: receive, for: .valueChanged)
      _ = control.accessibilityPerformPress()
      control.controlState = .loading
      expect(targets.map(\.count), equals: [0, 1, 1])
      control.removeTarget(nil, action: nil, for: .primaryActionTriggered)
      control.controlState = .begin
      _ = control.accessibilityPerformPress()
      expect(targets.map(\.count), equals: [0, 1, 1])
    }

    @Test func `A target for events that are never sent is reported once`() {
      var reports: [String] = []
      let report = UsageFault.report
      defer { UsageFault.report = report }
      UsageFault.report = { reports.append($0) }
      for control in [TransitioningButton(title: "Submit"), ScaleView()] as [PressureControl] {
        for event in [NSControl.Events.trackingEndedInside, .valueChanged, .primaryActionTriggered]
        {
          control.addTarget(self, action: Selector { _ in }, for: event)
        }
        // An app sends these itself.
        control.addTarget(self, action: Selector { _ in }, for: NSControl.Events(rawValue: 1 << 24))
      }
      let never = "never sends the control event 64, so an action for it never runs."
      expect(
        reports,
        equals: [
          "TransitioningButton \(never) Use primaryActionTriggered or valueChanged.",
          "ScaleView \(never) Use valueChanged.",
        ])
    }

    @Test func `A control that refuses the keys does not get them, and none moves the window`() {
      let control = Screen(TransitioningButton(title: "Submit")).view
      var takes = [control.acceptsFirstResponder, control.canBecomeKeyView]
      control.refusesFirstResponder = true
      takes += [control.acceptsFirstResponder, control.canBecomeKeyView]
      expect(takes, equals: [true, true, false, false])
      let views: [NSView] = [control] + control.subviews + ConfirmActionButton().subviews
      expect(views.map(\.mouseDownCanMoveWindow), equals: views.map { _ in false })
    }

    @Test func `A control has no cell, and overrides what NSControl would ask it`() {
      let controls: [NSControl] = [
        ConfirmActionButton(title: "Delete"), TransitioningButton(title: "Delete"),
      ]
      for control in controls {
        #expect(control.cell == nil)
        #expect(control.isFlipped)
        #expect(!control.acceptsFirstMouse(for: nil))
        #expect(!control.needsPanelToBecomeKey)
        control.controlSize = .small
        expect(control.font?.pointSize, equals: 11)
        expect(control.intrinsicContentSize.height, equals: 18)
        control.font = .systemFont(ofSize: 20)
        control.sizeToFit()
        expect(control.frame.size, equals: control.intrinsicContentSize)
        expect(control.frame.height, equals: 28)
        control.isEnabled = false
        #expect(!control.isAccessibilityEnabled())
        #expect(!control.accessibilityPerformPress())
      }
    }
  }
}
