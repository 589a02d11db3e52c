import PressureHosting
import PressureKit
import PressureLayers
import Testing
import UIKit

@testable import PressureUIKit

extension OnScreen {
  @Suite @MainActor struct ScaleViewTests {
    private let screen = Screen(ScaleView(), at: CGRect(x: 75, y: 300, width: 240, height: 240))

    private func put(_ touch: TouchDouble, _ force: Double, _ stage: UITouch.Phase) {
      screen.pass(1 / 64)
      touch.time = screen.time
      touch.pressure = force
      touch.stage = stage
      switch stage {
      case .began: screen.view.touchesBegan([touch], with: screen.event)
      case .moved: screen.view.touchesMoved([touch], with: screen.event)
      case .ended: screen.view.touchesEnded([touch], with: screen.event)
      default: screen.view.touchesCancelled([touch], with: screen.event)
      }
    }

    @Test func `Fingers add up and settle, and the reading is zero after they lift`() {
      var said: [String] = []
      screen.view.addAction(
        UIAction { [unowned view = screen.view] _ in said.append("settled \(view.text)") },
        for: .editingDidEnd)
      let other = TouchDouble()
      other.place = CGPoint(x: 100, y: 320)
      screen.view.onStateChange = { said.append("\($0)") }
      put(screen.touch, 1, .began)
      screen.wait(1.2)
      put(other, 1, .began)
      screen.wait(3)
      #expect(
        said == [
          "weighing", "settled", "settled 57 grams", "weighing", "settled", "settled 115 grams",
        ])
      #expect(screen.view.accessibilityValue == "115 grams")
      #expect(screen.view.forceSource == .measured)
      put(other, 0, .cancelled)
      put(screen.touch, 0, .ended)
      #expect(screen.view.text == "0 grams")
      screen.wait(1)
      #expect(CADisplayLink.running.count == 0)
    }

    @Test func `The dial shows the reading, with a plus sign above the capacity`() {
      let scene = screen.view.subviews.compactMap { $0 as? SceneView }[0]
      func texts() -> [String?] {
        (scene.layer.sublayers ?? []).compactMap { $0 as? TextLine }
          .map { $0.letters.text }
      }
      let number = (scene.layer.sublayers ?? []).compactMap { ($0 as? TextLine)?.letters }.first
      #expect((number?.first(.font) as? UIFont)?.pointSize == 60)
      #expect(texts() == ["0", "grams"])
      put(screen.touch, 20.0 / 3, .began)
      #expect(texts() == ["385+", "grams"])
      put(screen.touch, 0, .ended)
      #expect(texts() == ["0", "grams"])
    }

    @Test func `A call, VoiceOver or a custom action tares, and known masses calibrate`() {
      let ways: [() -> Void] = [
        { screen.view.tare() },
        { _ = screen.view.accessibilityActivate() },
        {
          for action in screen.view.accessibilityCustomActions ?? [] where action.name == "Tare" {
            _ = action.actionHandler?(action)
          }
        },
      ]
      for tare in ways {
        put(screen.touch, 2, .began)
        screen.wait(2)
        #expect(screen.view.text == "115 grams")
        tare()
        #expect(screen.view.text == "0 grams")
        put(screen.touch, 0, .ended)
        // Without a contact, a call resets the tare.
        screen.view.tare()
      }
      put(screen.touch, 2, .began)
      screen.wait(2)
      #expect(screen.view.addCalibrationPoint(grams: 200))
      put(screen.touch, 1, .moved)
      screen.wait(2)
      #expect(screen.view.addCalibrationPoint(grams: 100))
      #expect(screen.view.calibration.points.map(\.grams) == [200, 100])
      #expect(screen.view.text == "100 grams")
      #expect(screen.view.calibrationFault == nil)
      // The peak was read before the calibration.
      #expect(
        [screen.view.range, screen.view.peak, screen.view.force, screen.view.percent]
          .map { $0.rounded() } == [667, 116, 1, 15]
      )
      #expect(screen.view.standardError == nil)
      put(screen.touch, 3, .moved)
      screen.wait(2)
      #expect(screen.view.addCalibrationPoint(grams: 303))
      #expect(screen.view.standardError.map { ($0 * 10).rounded() } == 105)
      screen.view.clearCalibration()
      #expect(screen.view.text == "173 grams")
    }

    @Test func `The resolution is known after the sensor has changed by single steps`() throws {
      put(screen.touch, 1, .began)
      for step in 1...20 { put(screen.touch, 1 + Double(step % 2) / 60, .moved) }
      let resolution = try #require(screen.view.resolution)
      #expect((resolution * 1000).rounded() == (385.0 / 400 * 1000).rounded())
    }

    @Test
    func `A simulated force grows as the finger slides up, and is not a known mass`() {
      screen.touch.mostPressure = 0
      screen.view.simulatesForce = true
      #expect(screen.view.accessibilityHint == ScaleWords.english.simulationHint)
      put(screen.touch, 0, .began)
      #expect(screen.view.text == "38 grams")
      screen.touch.place.y -= 80
      put(screen.touch, 0, .moved)
      screen.wait(3)
      #expect(screen.view.text == "192 grams")
      #expect(screen.view.controlState == .settled)
      #expect(screen.view.isForceSimulated)
      #expect(!screen.view.addCalibrationPoint(grams: 100))
      #expect(screen.view.calibration == ScaleCalibration())
      put(screen.touch, 0, .ended)
      #expect(screen.view.text == "0 grams")
      #expect(!screen.view.isForceSimulated)
    }
  }
}
