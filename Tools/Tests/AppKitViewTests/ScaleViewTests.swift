import AppKit
import PressureHosting
import PressureKit
import Testing

@testable import PressureViews

extension OnScreen {
  @Suite @MainActor struct ScaleViewTests {
    /// An app's own sensor.
    private final class Sensor: GramsSource {
      var capacity = 3500.0
      var receive: (@MainActor ([Int: Double]) -> Void)?
    }

    private func make() -> Screen<ScaleView> {
      let screen = Screen(ScaleView(), at: NSRect(x: 40, y: 40, width: 240, height: 240))
      screen.view.words.locale = .init(identifier: "en_US")
      return screen
    }

    private func letters(of view: ScaleView) -> [String] {
      let scene = view.subviews.compactMap { $0 as? SceneView }.first
      let lines = scene?.layer?.sublayers?.compactMap { $0 as? TextLine } ?? []
      return lines.compactMap { $0.letters.text }
    }

    @Test func `A trackpad's pressure is shown in percent of its range, not as a weight`() {
      let screen = make()
      let scale = screen.view
      scale.options.unit = .ounces
      #expect(!scale.weighs)
      expect(scale.intrinsicContentSize, equals: NSSize(width: 240, height: 240))
      var readings = 0
      scale.onReading = { readings += 1 }
      screen.down()
      screen.press(0.37)
      screen.wait(1)
      expect(scale.text, equals: "37% force")
      expect(letters(of: scale), equals: ["37", "% force"])
      #expect(scale.grams == 0 && !scale.weighs)
      expect(scale.percent.rounded(), equals: 37)
      #expect(readings > 0)
      expect(scale.accessibilityRole(), equals: .levelIndicator)
      expect(scale.accessibilityLabel(), equals: "Scale")
      #expect(scale.accessibilityHelp() == nil)
      #expect(scale.accessibilityValue() as? String == "37% force")
      // The trackpad reports zero pressure before mouse up.
      screen.press(0, stage: 0)
      screen.up()
      expect(scale.controlState, equals: .rest)
    }

    @Test func `With a mouse, the scale says that it measures no force`() {
      let screen = make()
      screen.down()
      screen.wait(1)
      expect(screen.view.controlState, equals: .unmeasured)
      expect(screen.view.text, equals: "No force measured")
      expect(screen.view.forceSource, equals: .none)
      screen.up()
      // A simulated finger gives a percentage, not a weight.
      screen.view.simulatesForce = true
      expect(screen.view.accessibilityHelp(), equals: screen.view.words.simulationHint)
      screen.down()
      screen.drag(to: NSPoint(x: 160, y: 60))
      screen.wait(2)
      expect(screen.view.text, equals: "60% force")
      #expect(screen.view.isForceSimulated)
      #expect(!screen.view.addCalibrationPoint(grams: 100))
    }

    @Test func `A calibrated scale weighs, and its accessibility action tares`() {
      let screen = make()
      let scale = screen.view
      for (pressure, grams) in [(0.25, 100.0), (0.75, 300)] {
        #expect(!scale.addCalibrationPoint(grams: grams))
        screen.down()
        screen.press(pressure)
        screen.wait(2)
        #expect(scale.addCalibrationPoint(grams: grams))
        screen.up()
      }
      #expect(scale.weighs)
      screen.down()
      screen.press(0.4)
      screen.press(0.5)
      screen.wait(2)
      expect((scale.grams * 10).rounded(), equals: 2000)
      expect(scale.accessibilityHelp(), equals: "Press on it to weigh")
      let actions = scale.accessibilityCustomActions() ?? []
      expect(actions.map(\.name), equals: ["Tare"])
      expect(actions.first?.handler?(), equals: true)
      expect(scale.text, equals: "0 grams")
      expect(scale.calibration.points.map(\.grams), equals: [100, 300])
      #expect(scale.calibrationFault == nil)
      scale.clearCalibration()
      expect(scale.text, equals: "50% force")
    }
  }
}
