import PressureKit
import Testing
import UIKit

@testable import PressureUIKit

extension OnScreen {
  /// What a control tells assistive technology of itself, and what that can do with it.
  @Suite @MainActor struct AccessTests {
    @Test func `A confirm button says how it works for whoever hears it`() {
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
      // The ring says what comes next.
      _ = UIAccessibility.activate(screen.view)
      note()
      screen.view.accessibilityHint = "Gone for good"
      note()
      screen.view.accessibilityHint = ""
      note()
      #expect(
        hints == [
          "Press harder, then slide up onto the ring", "Hold, then slide up onto the ring",
          "Select twice to confirm", "Double-tap twice to confirm",
          "Zum Bestätigen zweimal doppeltippen", nil, "Gone for good", "",
        ])
    }

    @Test func `A scale says what to do with it, and a transitioning button need not`() {
      let scale = Screen(ScaleView()).view
      #expect(scale.accessibilityHint == "Press on it to weigh")
      scale.words.hint = "Etwas darauf legen"
      #expect(scale.accessibilityHint == "Etwas darauf legen")
      #expect(Screen(TransitioningButton(title: "Submit")).view.accessibilityHint == nil)
    }

    @Test func `Voice Control knows it by what is written on it, also under another label`() {
      for button in [ConfirmActionButton(title: "Delete"), TransitioningButton(title: "Delete")] {
        #expect(button.accessibilityLabel == "Delete")
        #expect(button.accessibilityUserInputLabels == ["Delete"])
        button.accessibilityLabel = "Delete the weighing of Monday"
        #expect(button.accessibilityLabel == "Delete the weighing of Monday")
        #expect(button.accessibilityUserInputLabels == ["Delete"])
        button.accessibilityUserInputLabels = ["Remove", "Delete"]
        #expect(button.accessibilityUserInputLabels == ["Remove", "Delete"])
      }
      #expect(ScaleView().accessibilityUserInputLabels == ["Scale"])
      let other = ControlView(TransitioningAction(), size: CGSize(width: 90, height: 40))
      #expect(other.accessibilityLabel == nil)
      #expect(other.accessibilityUserInputLabels == nil)
    }

    @Test func `Each can be reached by keyboard while it is enabled`() {
      let controls: [PressureControl] = [
        ConfirmActionButton(title: "Delete"), TransitioningButton(title: "Submit"), ScaleView(),
        ControlView(TransitioningAction(), size: CGSize(width: 90, height: 40)),
      ]
      #expect(controls.map(\.canBecomeFocused) == [true, true, true, true])
      for control in controls { control.isEnabled = false }
      #expect(controls.map(\.canBecomeFocused) == [false, false, false, false])
    }

    @Test func `Escape takes back what waits, and is nobody's where nothing does`() {
      let confirm = Screen(ConfirmActionButton(title: "Delete"))
      #expect(!confirm.view.accessibilityPerformEscape())
      _ = UIAccessibility.activate(confirm.view)
      #expect(confirm.view.accessibilityPerformEscape())
      #expect(confirm.view.controlState == .idle)
      #expect(!confirm.view.accessibilityPerformEscape())
    }

    @Test func `VoiceOver's cursor takes what waits along, but not onto a part of the control`() {
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
      #expect(states == [.selected, .selected, .idle, .idle])
    }

    @Test func `Switch Control's cursor goes on by itself, and takes nothing along`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      UIAccessibility.standIn.isSwitchControlRunning = true
      _ = UIAccessibility.activate(screen.view)
      UIAccessibility.moveCursor(from: screen.view, to: screen.window)
      #expect(screen.view.controlState == .selected)
    }

    @Test func `A preview that stands has an element that closes it, behind all else`() throws {
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
      #expect(close.accessibilityLabel == "Close")
      #expect(close.accessibilityTraits == .button)
      #expect(close.accessibilityActivate())
      #expect(screen.peek?.controlState == .idle)
      #expect(!close.isAccessibilityElement)
      screen.wait()
      #expect(screen.stage == nil)
      #expect(screen.delegate.calls == ["preview at 175 30"])
    }

    @Test func `A tap in place of that element's activation closes it, too`() throws {
      let screen = PeekScreen()
      screen.delegate.size = .zero
      screen.peek?.peek()
      screen.wait()
      screen.window.layoutIfNeeded()
      let close = try #require(screen.stage?.accessibilityElements?.last as? UIView)
      screen.tap(close.accessibilityActivationPoint)
      #expect(screen.peek?.controlState == .idle)
      #expect(screen.delegate.calls == ["preview at 175 30"])
    }

    @Test func `What a finger holds is closed by the finger alone`() throws {
      let screen = PeekScreen()
      screen.down()
      screen.press(0.25)
      let close = try #require(screen.stage?.accessibilityElements?.last as? UIView)
      #expect(!close.isAccessibilityElement)
      screen.up()
    }

    @Test func `A preview that is going is not closed again`() throws {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      let stage = try #require(screen.stage)
      #expect(stage.accessibilityPerformEscape())
      #expect(screen.peek?.controlState == .idle)
      #expect(screen.stage === stage)
      #expect(!stage.accessibilityPerformEscape())
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar])
    func `Return and Space open a preview that stands, as they come up`(_ key: UIKeyboardHIDUsage) {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      // The lift of a key that went down before.
      screen.stage?.pressesEnded([PressDouble(key)], with: nil)
      screen.stage?.pressesBegan([PressDouble(key)], with: nil)
      #expect(screen.delegate.calls == ["preview at 175 30"])
      screen.stage?.pressesEnded([PressDouble(key)], with: nil)
      #expect(screen.delegate.calls == ["preview at 175 30", "pop"])
    }

    @Test func `A key that is taken away opens nothing`() {
      let screen = PeekScreen()
      screen.peek?.peek()
      screen.wait()
      let stage = screen.stage
      stage?.pressesBegan([PressDouble(.keyboardSpacebar)], with: nil)
      stage?.pressesCancelled([PressDouble(.keyboardSpacebar)], with: nil)
      stage?.pressesEnded([PressDouble(.keyboardSpacebar)], with: nil)
      #expect(screen.delegate.calls == ["preview at 175 30"])
      #expect(screen.peek?.controlState == .idle)
    }
  }
}
