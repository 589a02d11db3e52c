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

    @Test func `Fingers add up, settle, and are zero when they lift`() {
      var said: [String] = []
      screen.view.addAction(
        UIAction { [unowned view = screen.view] _ in said.append("settled \(view.text)") },
        for: .editingDidEnd)
      let other = TouchDouble()
      other.place = CGPoint(x: 100, y: 320)
      put(screen.touch, 1, .began)
      screen.wait(1.2)
      put(other, 1, .began)
      screen.wait(3)
      #expect(said == ["settled 57 grams", "settled 115 grams"])
      #expect(screen.view.accessibilityValue == "115 grams")
      #expect(screen.view.forceSource == .measured)
      put(other, 0, .cancelled)
      put(screen.touch, 0, .ended)
      #expect(screen.view.text == "0 grams")
      screen.wait(1)
      #expect(CADisplayLink.running.count == 0)
    }

    @Test func `What one sees follows what is weighed, and what weighs too much says so`() {
      let scene = screen.view.subviews.compactMap { $0 as? SceneView }[0]
      func texts() -> [String?] {
        (scene.layer.sublayers ?? []).compactMap { $0 as? TextLine }
          .map { $0.letters.string as? String }
      }
      #expect(texts() == ["0", "grams"])
      put(screen.touch, 20.0 / 3, .began)
      #expect(texts() == ["385+", "grams"])
      put(screen.touch, 0, .ended)
      #expect(texts() == ["0", "grams"])
    }

    @Test func `Its words are those of its unit, and the longer its number, the smaller`() {
      let scene = screen.view.subviews.compactMap { $0 as? SceneView }[0]
      var rows: [String] = []
      for unit in WeighingUnit.allCases {
        screen.view.options.unit = unit
        screen.view.options.capacity = 10_000
        put(screen.touch, 20.0 / 3, .began)
        let lines = (scene.layer.sublayers ?? []).compactMap { $0 as? TextLine }.map {
          let size = $0.letters.fontSize * $0.letters.affineTransform().a
          return "\($0.letters.string as? String ?? "") \((size * 100).rounded() / 100)"
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

    @Test func `Without a sensor it says so, and invents nothing`() {
      screen.touch.mostPressure = 0
      put(screen.touch, 0, .began)
      screen.wait(0.6)
      #expect(screen.view.text == "No force measured")
      #expect(screen.view.grams == 0)
      #expect(screen.view.controlState == .unmeasured)
      #expect(!screen.view.addCalibrationPoint(grams: 100))
    }

    @Test func `It tares by VoiceOver, by its custom action, and by name; it is calibrated`() {
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
        // At rest it forgets.
        screen.view.tare()
      }
      put(screen.touch, 2, .began)
      screen.wait(2)
      #expect(screen.view.addCalibrationPoint(grams: 200))
      put(screen.touch, 1, .moved)
      screen.wait(2)
      #expect(screen.view.addCalibrationPoint(grams: 100))
      #expect(screen.view.calibration.count == 2)
      #expect(screen.view.text == "100 grams")
    }
  }
}
