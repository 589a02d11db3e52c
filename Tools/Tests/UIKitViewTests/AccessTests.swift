import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// The hints, names and actions that a control offers to assistive technology.
  @Suite @MainActor struct AccessTests {
    @Test func `A confirm button's hint suits the sensor and the assistive technology`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var hints: [String?] = []
      func note() { hints.append(screen.view.accessibilityHint) }
      note()
      screen.window.change(to: .make(force: .unavailable))
      note()
      UIAccessibility.standIn.isSwitchControlRunning = true
      note()
      UIAccessibility.standIn.isVoiceOverRunning = true
      note()
      screen.view.hints.voiceOver = "Zum Bestätigen zweimal doppeltippen"
      note()
      // The ring says what comes next, so there is no hint.
      _ = UIAccessibility.activate(screen.view)
      note()
      screen.view.accessibilityHint = "Gone for good"
      note()
      screen.view.accessibilityHint = ""
      note()
      expect(
        hints,
        equals: [
          "Press harder, then slide up onto the ring", "Hold, then slide up onto the ring",
          "Select twice to confirm", "Double-tap twice to confirm",
          "Zum Bestätigen zweimal doppeltippen", nil, "Gone for good", "",
        ])
    }

    @Test func `Voice Control finds a button by its title, also under another label`() {
      for button in [ConfirmActionButton(title: "Delete"), TransitioningButton(title: "Delete")] {
        expect(button.accessibilityLabel, equals: "Delete")
        expect(button.accessibilityUserInputLabels, equals: ["Delete"])
        button.accessibilityLabel = "Delete the weighing of Monday"
        expect(button.accessibilityLabel, equals: "Delete the weighing of Monday")
        expect(button.accessibilityUserInputLabels, equals: ["Delete"])
        button.accessibilityUserInputLabels = ["Remove", "Delete"]
        expect(button.accessibilityUserInputLabels, equals: ["Remove", "Delete"])
      }
      expect(ScaleView().accessibilityUserInputLabels, equals: ["Scale"])
      let other = ControlView(TransitioningAction(), size: CGSize(width: 90, height: 40))
      #expect(other.accessibilityLabel == nil)
      #expect(other.accessibilityUserInputLabels == nil)
    }

    @Test func `A call of performPrimaryAction activates, and two confirm`() throws {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var log: [String] = []
      screen.view.addAction(
        UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
      screen.view.onConfirm = { log.append("confirm") }
      func perform() {
        if #available(iOS 17.4, *) { screen.view.performPrimaryAction() }
        screen.wait(1)
      }
      perform()
      expect(log, equals: [])
      expect(screen.view.controlState, equals: .selected)
      perform()
      expect(log, equals: ["confirm", "primary"])
      screen.view.isEnabled = false
      perform()
      expect(screen.view.controlState, equals: .idle)

      let send = Screen(TransitioningButton(title: "Send"))
      send.view.onActivate = { log.append("activate") }
      if #available(iOS 17.4, *) { send.view.performPrimaryAction() }
      expect(log, equals: ["confirm", "primary", "activate"])
    }

    @Test func `A control can be focused by keyboard while it is enabled`() {
      let controls: [PressureControl] = [
        ConfirmActionButton(title: "Delete"), TransitioningButton(title: "Submit"), ScaleView(),
        ControlView(TransitioningAction(), size: CGSize(width: 90, height: 40)),
      ]
      expect(controls.map(\.canBecomeFocused), equals: [true, true, true, true])
      for control in controls { control.isEnabled = false }
      expect(controls.map(\.canBecomeFocused), equals: [false, false, false, false])
    }

    @Test func `A button disarms when VoiceOver's cursor leaves it, but not for its parts`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      let part = UIView()
      screen.view.addSubview(part)
      UIAccessibility.standIn.isVoiceOverRunning = true
      _ = UIAccessibility.activate(screen.view)
      let ring = screen.window.subviews.compactMap { $0 as? RingView }[0]
      var states: [ConfirmAction.State] = []
      for next in [part, ring, nil, screen.window] {
        if screen.view.controlState == .idle { _ = UIAccessibility.activate(screen.view) }
        UIAccessibility.moveCursor(from: screen.view, to: next)
        states.append(screen.view.controlState)
      }
      expect(states, equals: [.selected, .selected, .idle, .idle])
    }

    @Test func `A button stays armed when Switch Control's cursor leaves it`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      UIAccessibility.standIn.isSwitchControlRunning = true
      _ = UIAccessibility.activate(screen.view)
      UIAccessibility.moveCursor(from: screen.view, to: screen.window)
      expect(screen.view.controlState, equals: .selected)
    }

    @Test func `An open preview has an element that closes it, behind all others`() throws {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      let stage = try #require(screen.stage)
      let elements = (stage.accessibilityElements ?? []).compactMap { $0 as? UIView }
      try #require(elements.count == 3)
      #expect(elements[0] === stage.card && elements[1] === stage.list)
      let close = elements[2]
      #expect(close.isAccessibilityElement)
      #expect(close.accessibilityRespondsToUserInteraction)
      expect(close.accessibilityLabel, equals: "Close")
      expect(close.accessibilityTraits, equals: .button)
      #expect(close.accessibilityActivate())
      expect(screen.peek?.controlState, equals: .idle)
      #expect(!close.isAccessibilityElement)
      screen.wait()
      #expect(screen.stage == nil)
      expect(screen.delegate.calls, equals: ["preview at 175 30"])
    }

    @Test func `A tap at the close element's activation point closes the preview`() throws {
      let screen = PeekScreen()
      screen.delegate.size = .zero
      screen.peek?.peek()
      screen.wait()
      screen.window.layoutIfNeeded()
      let close = try #require(screen.stage?.accessibilityElements?.last as? UIView)
      screen.tap(close.accessibilityActivationPoint)
      expect(screen.peek?.controlState, equals: .idle)
      expect(screen.delegate.calls, equals: ["preview at 175 30"])
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar])
    func `Return, Enter and Space pop an open preview as the key comes up`(
      _ key: UIKeyboardHIDUsage
    ) {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      // This key went down before the preview opened.
      screen.stage?.pressesEnded([PressDouble(key)], with: nil)
      screen.stage?.pressesBegan([PressDouble(key)], with: nil)
      expect(screen.delegate.calls, equals: ["preview at 175 30"])
      screen.stage?.pressesEnded([PressDouble(key)], with: nil)
      expect(screen.delegate.calls, equals: ["preview at 175 30", "pop"])
    }

    @Test func `A cancelled key neither pops nor closes a preview`() {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      let stage = screen.stage
      stage?.pressesBegan([PressDouble(.keyboardSpacebar)], with: nil)
      stage?.pressesCancelled([PressDouble(.keyboardSpacebar)], with: nil)
      stage?.pressesEnded([PressDouble(.keyboardSpacebar)], with: nil)
      expect(screen.delegate.calls, equals: ["preview at 175 30"])
      expect(screen.peek?.controlState, equals: .actions)
    }
  }
}
