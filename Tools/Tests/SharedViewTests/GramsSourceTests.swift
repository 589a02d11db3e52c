import PressureHosting
import PressureKit
import Testing

@testable import PressureViews

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension OnScreen {
  /// A scale with a sensor of the app.
  @Suite @MainActor struct GramsSourceTests {
    private final class Cell: GramsSource {
      let capacity = 500.0
      var receive: (@MainActor ([Int: Double]) -> Void)?
    }

    @Test func `A source of grams replaces touches, and each reading is sent`() {
      let cell = Cell()
      let screen = Screen(ScaleView(), at: CGRect(x: 75, y: 150, width: 240, height: 240))
      let scale = screen.view
      var entries: [String] = []
      System.listen(to: scale) { entries.append($0) }
      scale.onReading = { entries.append("reading") }
      scale.onStateChange = { entries.append("\($0)") }
      scale.gramsSource = cell
      #expect(!screen.down(0.15))
      expect(scale.text, equals: "0 grams")
      entries = []
      cell.receive?([1: 120, 2: 30])
      screen.wait(2)
      expect(scale.grams.rounded(), equals: 150)
      expect(scale.range, equals: 500)
      // The closure is called before the event.
      let reading = ["reading"] + System.sent(for: .reading)
      expect(Array(entries.drop { $0 != "reading" }.prefix(reading.count)), equals: reading)
      let sent = entries.filter { $0 != "reading" && !System.sent(for: .reading).contains($0) }
      expect(sent, equals: ["weighing", "settled"] + System.sent(for: .settled))
      #expect(entries.filter { $0 == "reading" }.count > 1)
      // A tare by a call, by assistive technology or by its action.
      let tares: [() -> Void] = [
        scale.tare, { _ = scale.activate() },
        { for action in scale.spokenActions where action.name == "Tare" { _ = action.run() } },
      ]
      let texts = tares.map { tare in
        let before = scale.text
        tare()
        let after = scale.text
        cell.receive?([:])
        scale.tare()
        cell.receive?([1: 120, 2: 30])
        screen.wait(2)
        return [before, after]
      }
      expect(
        texts,
        equals: [["150 grams", "0 grams"], ["150 grams", "0 grams"], ["150 grams", "0 grams"]])
      scale.removeFromSuperview()
      #expect(cell.receive == nil)
    }
  }
}
