import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// The events that a control sends to the targets that an app has added.
  @Suite @MainActor struct ControlEventTests {
    private final class Target {
      var heard: [String] = []
    }

    /// Adds a target for each event, does something, and returns what the target heard.
    private func heard(
      from control: some PressureControl, _ body: (Screen<PressureControl>) -> Void
    ) -> [String] {
      let screen = Screen<PressureControl>(control)
      let target = Target()
      control.addTarget(
        target, action: Selector { ($0 as? Target)?.heard.append("value") }, for: .valueChanged)
      control.addTarget(
        target, action: Selector { ($0 as? Target)?.heard.append("act") },
        for: .primaryActionTriggered)
      body(screen)
      return target.heard
    }

    @Test func `Targets receive the acts, states and readings of a control`() {
      let confirm = heard(from: ConfirmActionButton(title: "Delete")) { screen in
        _ = screen.view.activate()
        screen.wait(0.4)
        _ = screen.view.activate()
      }
      let submit = heard(from: TransitioningButton(title: "Submit")) { screen in
        _ = screen.view.activate()
        (screen.view as? TransitioningButton)?.controlState = .loading
      }
      let any = heard(
        from: ControlView(TransitioningAction(), size: CGSize(width: 120, height: 28))
      ) { screen in
        _ = screen.view.activate()
      }
      let scale = heard(from: ScaleView()) { screen in
        screen.down(0.2)
        screen.wait(0.2)
      }
      expect(
        [confirm, submit, any, Array(Set(scale))],
        equals: [["value", "act"], ["act", "value"], ["act"], ["value"]])
    }
  }
}
