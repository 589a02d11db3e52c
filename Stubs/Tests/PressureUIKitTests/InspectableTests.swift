import PressureKit
import Testing
import UIKit

@testable import PressureUIKit

extension OnScreen {
  /// The properties that Interface Builder can set.
  @Suite @MainActor struct InspectableTests {
    @Test func `A confirm button's properties set its options and colours`() {
      let button = ConfirmActionButton(title: "Delete")
      #expect(
        [button.forceCap, button.rampDuration]
          == [ConfirmOptions().force.cap, ConfirmOptions().force.rampDuration])
      #expect([button.isLatched, button.takesTaps] == [true, true])
      button.neutralColor = .systemBlue
      button.selectedColor = .systemYellow
      button.confirmedColor = .systemRed
      button.forceCap = 0.25
      button.rampDuration = 2
      button.isLatched = false
      button.takesTaps = false
      var wanted = ConfirmOptions()
      wanted.force.cap = 0.25
      wanted.force.rampDuration = 2
      wanted.isLatched = false
      wanted.takesTaps = false
      let options = button.options
      #expect(
        [options.force.cap, options.force.rampDuration]
          == [wanted.force.cap, wanted.force.rampDuration])
      #expect([options.isLatched, options.takesTaps] == [false, false])
      let palette = options.palette
      #expect(
        [palette.neutral, palette.selected, palette.confirmed]
          == [UIColor.systemBlue, .systemYellow, .systemRed].map {
            LayerColor($0, in: button.traitCollection)
          })
      #expect(
        [button.neutralColor, button.selectedColor, button.confirmedColor]
          == [.systemBlue, .systemYellow, .systemRed])
    }

    @Test func `A transitioning button's properties set its colours and its spinner`() {
      let button = TransitioningButton(title: "Submit")
      let colors = (1...10).map { UIColor(red: CGFloat($0) / 10, green: 0, blue: 0, alpha: 1) }
      #expect(
        [button.baseBackgroundColor, button.pressedBackgroundColor, button.spinnerColor] == [
          nil, nil, nil,
        ])
      button.baseBackgroundColor = colors[0]
      button.baseForegroundColor = colors[1]
      button.pressedBackgroundColor = colors[2]
      button.disabledBackgroundColor = colors[3]
      button.disabledForegroundColor = colors[4]
      button.successBackgroundColor = colors[5]
      button.successForegroundColor = colors[6]
      button.failureBackgroundColor = colors[7]
      button.failureForegroundColor = colors[8]
      button.spinnerColor = colors[9]
      let palette = button.options.palette
      #expect(
        [
          palette.background, palette.text, palette.pressedBackground, palette.disabledBackground,
          palette.disabledText, palette.successBackground, palette.successText,
          palette.failureBackground, palette.failureText, palette.spinner,
        ] == colors.map { LayerColor($0, in: button.traitCollection) })
      #expect(
        [
          button.baseBackgroundColor, button.baseForegroundColor, button.pressedBackgroundColor,
          button.disabledBackgroundColor, button.disabledForegroundColor,
          button.successBackgroundColor, button.successForegroundColor,
          button.failureBackgroundColor, button.failureForegroundColor, button.spinnerColor,
        ] == colors)
      button.spinnerWidth = 3
      #expect([button.options.spinnerWidth, button.spinnerWidth] == [3, 3])
    }

    @Test func `A scale's properties set its capacity and unit, by default grams`() {
      let scale = ScaleView()
      scale.capacity = 500
      #expect(scale.options.capacity == 500)
      let units = [-1, 0, 1, 2, 3, 4, 256].map { number in
        scale.unitNumber = number
        return scale.options.unit
      }
      #expect(units == [.grams, .grams, .ounces, .newtons, .percent, .grams, .grams])
      #expect(scale.unitNumber == 0)
    }
  }
}
