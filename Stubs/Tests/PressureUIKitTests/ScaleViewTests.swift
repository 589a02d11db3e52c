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
      #expect(texts() == ["0", "grams"])
      put(screen.touch, 20.0 / 3, .began)
      #expect(texts() == ["385+", "grams"])
      put(screen.touch, 0, .ended)
      #expect(texts() == ["0", "grams"])
    }

    @Test func `The texts are in the chosen unit, and a longer number is smaller`() {
      let scene = screen.view.subviews.compactMap { $0 as? SceneView }[0]
      var rows: [String] = []
      for unit in WeighingUnit.allCases {
        screen.view.options.unit = unit
        screen.view.options.capacity = 10_000
        put(screen.touch, 20.0 / 3, .began)
        let lines = (scene.layer.sublayers ?? []).compactMap { $0 as? TextLine }.map {
          let size =
            ($0.letters.first(.font) as? UIFont ?? UIFont.systemFont(ofSize: 0)).pointSize
            * $0.letters.affineTransform().a
          return "\($0.letters.text ?? "") \((size * 100).rounded() / 100)"
        }
        rows.append("\(screen.view.text): \(lines.joined(separator: ", "))")
        put(screen.touch, 0, .ended)
      }
      #expect(
        rows == [
          "10000+ grams: 10000+ 45.0, grams 14.06", "352.73+ oz: 352.73+ 38.57, oz 12.05",
          "98.06+ N: 98.06+ 45.0, N 14.06", "100+% force: 100+ 60.0, % force 18.75",
        ])
    }

    @Test func `Without a sensor, the scale says so and shows no reading`() {
      screen.touch.mostPressure = 0
      put(screen.touch, 0, .began)
      screen.wait(0.6)
      #expect(screen.view.text == "No force measured")
      #expect(screen.view.grams == 0)
      #expect(screen.view.controlState == .unmeasured)
      #expect(!screen.view.addCalibrationPoint(grams: 100))
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
    }

    @Test func `The error is known from three masses on, until they are cleared`() throws {
      var faults: [CalibrationFault?] = [screen.view.calibrationFault]
      for (grams, force) in [(50.0, 1.0), (100, 2), (153, 3)] {
        put(screen.touch, force, .began)
        screen.wait(2)
        #expect(screen.view.force == force)
        #expect(screen.view.addCalibrationPoint(grams: grams))
        if grams < 150 { put(screen.touch, 0, .ended) }
        faults.append(screen.view.calibrationFault)
      }
      #expect(faults == [nil, .tooFewPoints, nil, nil])
      // The line is 51.5 f - 2. The error of its fit is √1.5 at one degree of freedom.
      #expect(screen.view.range.rounded() == 341)
      #expect((screen.view.peak * 2).rounded() == 305)
      #expect(screen.view.percent.rounded() == 45)
      let error = try #require(screen.view.standardError)
      #expect((error * 10).rounded() == 105)
      #expect(screen.view.resolution == nil)
      #expect(!screen.view.addCalibrationPoint(grams: -1))
      screen.view.clearCalibration()
      #expect(screen.view.standardError == nil)
      #expect(screen.view.text == "173 grams")
      #expect(screen.view.calibration == ScaleCalibration())
    }

    @Test func `A calibration that is restored from JSON gives the same readings`() throws {
      for (grams, force) in [(50.0, 1.0), (100, 2)] {
        put(screen.touch, force, .began)
        screen.wait(2)
        #expect(screen.view.addCalibrationPoint(grams: grams))
        put(screen.touch, 0, .ended)
      }
      let kept = screen.view.calibration.json
      screen.view.clearCalibration()
      screen.view.calibration = try ScaleCalibration(json: kept)
      put(screen.touch, 3, .began)
      screen.wait(2)
      #expect(screen.view.text == "150 grams")
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

    @Test
    func
      `A measured force is not simulated, and a simulated one adds to no other`()
    {
      screen.view.simulatesForce = true
      put(screen.touch, 2, .began)
      screen.touch.place.y -= 80
      put(screen.touch, 2, .moved)
      screen.wait(2)
      #expect(screen.view.text == "115 grams")
      #expect(!screen.view.isForceSimulated)
      let finger = TouchDouble()
      finger.mostPressure = 0
      finger.place = CGPoint(x: 100, y: 320)
      put(finger, 0, .began)
      screen.wait(1)
      #expect(screen.view.text == "115 grams")
      put(screen.touch, 0, .ended)
      put(finger, 0, .ended)

      put(finger, 0, .began)
      put(screen.touch, 2, .began)
      screen.wait(2)
      #expect(screen.view.text == "38 grams")
      #expect(screen.view.isForceSimulated)
      put(screen.touch, 0, .ended)
      put(finger, 0, .cancelled)
      #expect(screen.view.text == "0 grams")
    }

    @Test func `By default, force is not simulated`() {
      screen.touch.mostPressure = 0
      #expect(screen.view.accessibilityHint == ScaleWords.english.hint)
      put(screen.touch, 0, .began)
      screen.touch.place.y -= 80
      put(screen.touch, 0, .moved)
      screen.wait(1)
      #expect(screen.view.text == "No force measured")
      #expect(!screen.view.isForceSimulated)
    }
  }
}
