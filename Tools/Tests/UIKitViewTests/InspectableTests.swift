import PressureKit
import Testing
import UIKit

@testable import PressureViews

extension OnScreen {
  /// The properties that Interface Builder can set.
  @Suite @MainActor struct InspectableTests {
    @Test func `A confirm button's properties are its options and colours`() {
      let button = ConfirmActionButton(title: "Delete")
      let usual = ConfirmOptions()
      expect(
        [button.forceCap, button.penForceCap, button.rampDuration],
        equals: [usual.force.cap, usual.force.penCap, usual.force.rampDuration])
      expect([button.isLatched, button.takesTaps, button.isInPlace], equals: [true, true, false])
      let colors: [UIColor] = [.systemBlue, .systemYellow, .systemRed]
      (button.neutralColor, button.selectedColor, button.confirmedColor) =
        (colors[0], colors[1], colors[2])
      (button.forceCap, button.penForceCap, button.rampDuration) = (0.25, 0.5, 2)
      (button.isLatched, button.takesTaps, button.isInPlace) = (false, false, true)
      let options = button.options
      expect(
        [options.force.cap, options.force.penCap, options.force.rampDuration],
        equals: [0.25, 0.5, 2])
      expect(
        [options.isLatched, options.takesTaps, options.isInPlace], equals: [false, false, true])
      let palette = options.palette
      expect(
        [palette.neutral, palette.selected, palette.confirmed],
        equals: colors.map { LayerColor($0, in: button.traitCollection) })
      expect([button.neutralColor, button.selectedColor, button.confirmedColor], equals: colors)
    }

    @Test func `A transitioning button's properties are its colours and its spinner`() {
      typealias Button = TransitioningButton
      let properties:
        [(ReferenceWritableKeyPath<Button, UIColor?>, KeyPath<TransitioningPalette, LayerColor>)] =
          [
            (\.baseBackgroundColor, \.background), (\.baseForegroundColor, \.text),
            (\.pressedBackgroundColor, \.pressedBackground),
            (\.disabledBackgroundColor, \.disabledBackground),
            (\.disabledForegroundColor, \.disabledText),
            (\.successBackgroundColor, \.successBackground),
            (\.successForegroundColor, \.successText),
            (\.failureBackgroundColor, \.failureBackground),
            (\.failureForegroundColor, \.failureText), (\.spinnerColor, \.spinner),
          ]
      let button = Button(title: "Submit")
      for (index, (property, _)) in properties.enumerated() {
        #expect(button[keyPath: property] == nil)
        button[keyPath: property] = UIColor(red: CGFloat(index) / 10, green: 0, blue: 0, alpha: 1)
      }
      let colors = properties.map { button[keyPath: $0.0] }
      expect(
        properties.map { button.options.palette[keyPath: $0.1] },
        equals: colors.map { LayerColor($0 ?? .clear, in: button.traitCollection) })
      expect(Set(colors).count, equals: properties.count)
      button.spinnerWidth = 3
      expect([button.options.spinnerWidth, button.spinnerWidth], equals: [3, 3])
    }

    @Test func `A scale's properties set its capacity and unit, by default grams`() {
      let scale = ScaleView()
      scale.capacity = 500
      expect(scale.options.capacity, equals: 500)
      let units = [-1, 0, 1, 2, 3, 4, 256].map { number in
        scale.unitNumber = number
        return scale.options.unit
      }
      expect(units, equals: [.grams, .grams, .ounces, .newtons, .percent, .grams, .grams])
      expect(scale.unitNumber, equals: 0)
    }
  }
}
