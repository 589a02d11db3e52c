import PressureHosting
import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  @Suite @MainActor struct ScaleViewTests {
    private let screen = Screen(ScaleView(), at: CGRect(x: 75, y: 300, width: 240, height: 240))

    @Test func `Fingers add up and settle, and the reading is zero after they lift`() {
      var said: [String] = []
      screen.view.addAction(
        UIAction { [unowned view = screen.view] _ in said.append("settled \(view.text)") },
        for: .editingDidEnd)
      screen.view.onStateChange = { said.append("\($0)") }
      screen.down(0.15)
      screen.wait(1.2)
      screen.finger.secondDown(0.15)
      screen.wait(3)
      expect(
        said,
        equals: [
          "weighing", "settled", "settled 57 grams", "weighing", "settled", "settled 115 grams",
        ])
      expect(screen.view.accessibilityValue, equals: "115 grams")
      expect(screen.view.forceSource, equals: .measured)
      screen.finger.secondLift()
      screen.up()
      expect(screen.view.text, equals: "0 grams")
      screen.wait(1)
      expect(CADisplayLink.running.count, equals: 0)
    }

    @Test func `The dial shows the reading, with a plus sign above the capacity`() {
      let scene = screen.view.subviews.compactMap { $0 as? SceneView }[0]
      func texts() -> [String?] {
        (scene.layer.sublayers ?? []).compactMap { $0 as? TextLine }
          .map { $0.letters.text }
      }
      let number = (scene.layer.sublayers ?? []).compactMap { ($0 as? TextLine)?.letters }.first
      expect((number?.first(.font) as? UIFont)?.pointSize, equals: 60)
      expect(texts(), equals: ["0", "grams"])
      screen.down(1)
      expect(texts(), equals: ["385+", "grams"])
      screen.up()
      expect(texts(), equals: ["0", "grams"])
    }

    @Test func `Known masses calibrate`() {
      screen.down(0.3)
      screen.wait(2)
      #expect(screen.view.addCalibrationPoint(grams: 200))
      screen.press(0.15)
      screen.wait(2)
      #expect(screen.view.addCalibrationPoint(grams: 100))
      expect(screen.view.calibration.points.map(\.grams), equals: [200, 100])
      expect(screen.view.text, equals: "100 grams")
      #expect(screen.view.calibrationFault == nil)
      // The peak was read before the calibration.
      expect(
        [screen.view.range, screen.view.peak, screen.view.force, screen.view.percent]
          .map { $0.rounded() }, equals: [667, 116, 1, 15]
      )
      #expect(screen.view.standardError == nil)
      screen.press(0.45)
      screen.wait(2)
      #expect(screen.view.addCalibrationPoint(grams: 303))
      expect(screen.view.standardError.map { ($0 * 10).rounded() }, equals: 105)
      screen.view.clearCalibration()
      expect(screen.view.text, equals: "173 grams")
    }

    @Test func `The resolution is known after the sensor has changed by single steps`() throws {
      screen.down(0.15)
      for step in 1...20 { screen.press(0.15 + Double(step % 2) / 400) }
      let resolution = try #require(screen.view.resolution)
      let step: Double = 385.0 / 400
      expect((resolution * 1000).rounded(), equals: (step * 1000).rounded())
    }

    @Test
    func `A simulated force grows as the finger slides up, and is not a known mass`() {
      screen.finger.maximum = 0
      screen.view.simulatesForce = true
      expect(screen.view.accessibilityHint, equals: ScaleWords.english.simulationHint)
      screen.down(0)
      expect(screen.view.text, equals: "38 grams")
      screen.finger.place.y -= 80
      screen.press(0)
      screen.wait(3)
      expect(screen.view.text, equals: "192 grams")
      expect(screen.view.controlState, equals: .settled)
      #expect(screen.view.isForceSimulated)
      #expect(!screen.view.addCalibrationPoint(grams: 100))
      expect(screen.view.calibration, equals: ScaleCalibration())
      screen.up()
      expect(screen.view.text, equals: "0 grams")
      #expect(!screen.view.isForceSimulated)
    }
  }
}
