import PressureHosting
import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// The shared views on UIKit: their closures are called before UIKit's events are sent.
  @Suite @MainActor struct SharedViewTests {
    @MainActor
    private final class Log {
      var entries: [String] = []

      func note(_ control: UIControl, _ events: [(UIControl.Event, String)]) {
        for (event, name) in events {
          control.addAction(UIAction { [unowned self] _ in entries.append(name) }, for: event)
        }
      }
    }

    private final class Cell: GramsSource {
      let capacity = 500.0
      var receive: (@MainActor ([Int: Double]) -> Void)?
    }

    private let log = Log()

    @Test func `a confirmation calls the closure, then sends the events`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      log.note(screen.view, [(.valueChanged, "value"), (.primaryActionTriggered, "primary")])
      screen.view.onConfirm = { [log] in log.entries.append("closure") }
      #expect(screen.view.accessibilityActivate())
      screen.wait(1)
      #expect(log.entries == [])
      #expect(screen.view.accessibilityActivate())
      #expect(log.entries == ["closure", "value", "primary"])
    }

    @Test func `an activation and each state call closures, then send events`() {
      let screen = Screen(TransitioningButton(title: "Send"))
      log.note(screen.view, [(.valueChanged, "value"), (.primaryActionTriggered, "primary")])
      screen.view.onActivate = { [log] in log.entries.append("activated") }
      screen.view.onStateChange = { [log] in log.entries.append("\($0)") }
      #expect(screen.view.accessibilityActivate())
      screen.view.controlState = .loading
      #expect(log.entries == ["activated", "primary", "loading", "value"])
    }

    @Test func `a source of grams replaces touches`() {
      let cell = Cell()
      let screen = Screen(ScaleView(), at: CGRect(x: 75, y: 300, width: 240, height: 240))
      log.note(screen.view, [(.editingDidEnd, "settled")])
      var readings = 0
      screen.view.onReading = { readings += 1 }
      screen.view.gramsSource = cell
      #expect(!screen.down(1))
      #expect(screen.view.text == "0 grams")
      cell.receive?([1: 120, 2: 30])
      screen.wait(2)
      #expect(screen.view.grams.rounded() == 150)
      #expect(screen.view.range == 500)
      #expect(log.entries == ["settled"])
      #expect(readings > 0)
      screen.view.removeFromSuperview()
      #expect(cell.receive == nil)
    }
  }
}
