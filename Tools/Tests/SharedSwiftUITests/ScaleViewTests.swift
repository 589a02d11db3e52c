import PressureSwiftUI
import SwiftUI
import Testing

import struct PressureHosting.ScaleCalibration
import struct PressureHosting.ScaleReading
import enum PressureKit.ForceSource
import struct PressureKit.WeighingOptions
import class PressureViews.ScaleView

private typealias Scale = PressureSwiftUI.ScaleView
private typealias Control = PressureViews.ScaleView

@MainActor
struct ScaleViewTests {
  @Test func `A disabled scale weighs nothing`() throws {
    try onScreen { shown in
      let grams = State(initialValue: 0.0)
      let control: Control = try shown.show(Scale(grams: grams.projectedValue).disabled(true))
      let finger = shown.finger(on: control)
      finger.down(0.3)
      #expect(!control.isEnabled)
      expect(grams.wrappedValue, equals: 0)
    }
  }

  @Test func `The words are those of the newest view, or else the defaults`() throws {
    try onScreen { shown in
      var words = Scale.Words()
      words.name = "Waage"
      let control: Control = try shown.show(Scale(grams: .constant(0)).words(words))
      expect(control.spokenLabel, equals: "Waage")
      _ = try shown.show(Scale(grams: .constant(0))) as Control
      expect(control.spokenLabel, equals: "Scale")
    }
  }

  @Test func `Options and calibration are those of the newest view, or else the defaults`() throws {
    try onScreen { shown in
      var options = WeighingOptions()
      options.unit = .ounces
      options.capacity = 500
      var calibration = ScaleCalibration()
      let isAdded = calibration.add(force: 1, grams: 50)
      #expect(isAdded)
      let control: Control = try shown.show(
        Scale(grams: .constant(0)).weighingOptions(options).calibration(calibration))
      expect(control.options.unit, equals: .ounces)
      expect(control.options.capacity, equals: 500)
      expect(control.calibration, equals: calibration)
      _ = try shown.show(Scale(grams: .constant(0))) as Control
      expect(control.options.unit, equals: .grams)
      expect(control.calibration, equals: ScaleCalibration())
    }
  }

  // A screen weighs, and a trackpad does not.
  #if canImport(UIKit)
  @Test func `The bindings follow the scale, and a settled reading is reported`() throws {
    try onScreen { shown in
      let (grams, percent) = (State(initialValue: -1.0), State(initialValue: -1.0))
      var settled: [Double] = []
      let scale = Scale(grams: grams.projectedValue, percent: percent.projectedValue)
        .onSettle { settled.append($0) }
      let control: Control = try shown.show(scale)
      expect([grams.wrappedValue, percent.wrappedValue], equals: [-1, -1])
      let finger = shown.finger(on: control)
      finger.down(0.3)
      // 0.3 of 385 grams.
      expect([grams.wrappedValue, percent.wrappedValue].map { $0.rounded() }, equals: [116, 30])
      finger.wait(1.25)
      expect(settled, equals: [control.grams])
      finger.lift()
      expect([grams.wrappedValue, percent.wrappedValue], equals: [0, 0])
    }
  }

  @Test func `Each state is reported with a reading`() throws {
    try onScreen { shown in
      var states: [String] = []
      @MainActor func scale() -> Scale {
        Scale(grams: .constant(0)).onReading { states.append("\($0.state), \($0.text)") }
          .onSettle { states.append("\(Int($0))") }
      }
      let control: Control = try shown.show(scale())
      let finger = shown.finger(on: control)
      finger.down()
      finger.wait(1.25)
      // Without force, the text stays the same in all states.
      finger.lift()
      expect(states, equals: ["weighing, 0 grams", "settled, 0 grams", "0", "rest, 0 grams"])
    }
  }

  @Test func `Force is simulated only on request`() throws {
    try onScreen { shown in
      var last: ScaleReading?
      @MainActor func scale(_ isOn: Bool) -> Scale {
        Scale(grams: .constant(0)).simulatesForce(isOn).onReading { last = $0 }
      }
      let control: Control = try shown.show(scale(true))
      #expect(control.simulatesForce)
      let finger = shown.finger(on: control)
      finger.maximum = 0
      finger.down()
      let reading = try #require(last)
      #expect(reading.isSimulated)
      expect(reading.text, equals: "38 grams")
      var calibration = ScaleCalibration()
      let isAdded = calibration.add(grams: 5, at: reading)
      #expect(!isAdded)
      finger.lift()
      _ = try shown.show(scale(false)) as Control
      #expect(!control.simulatesForce)
    }
  }

  @Test func `A change of the trigger tares the scale`() async throws {
    try await onScreen { shown in
      let grams = State(initialValue: 0.0)
      let control: Control = try shown.show(Scale(grams: grams.projectedValue).tare(trigger: 0))
      let finger = shown.finger(on: control)
      finger.down(0.3)
      expect(grams.wrappedValue, equals: control.grams)
      _ = try shown.show(Scale(grams: grams.projectedValue).tare(trigger: 0)) as Control
      expect(control.grams.rounded(), equals: 116)
      _ = try shown.show(Scale(grams: grams.projectedValue).tare(trigger: 1)) as Control
      expect(control.grams, equals: 0)
      // The binding is the app's state, so it is written after the update and not during it.
      expect(grams.wrappedValue.rounded(), equals: 116)
      await until { grams.wrappedValue == 0 }
      expect(grams.wrappedValue, equals: 0)
    }
  }
  #endif

  @Test func `A scale is a square`() throws {
    try onScreen { shown in
      _ = try shown.show(Scale(grams: .constant(0))) as Control
      let proposals = [
        ProposedViewSize(width: nil, height: nil), ProposedViewSize(width: 320, height: 500),
        ProposedViewSize(width: .infinity, height: 100),
        ProposedViewSize(width: .infinity, height: .infinity),
        ProposedViewSize(width: 0, height: 0),
      ]
      expect(
        proposals.map { shown.screen.size(for: $0) },
        equals: [240, 320, 100, 240, 0].map { CGSize(width: $0, height: $0) })
    }
  }

  @Test func `A scale and its actions are released with the view`() throws {
    weak var control: Control?
    weak var kept: Kept?
    try onScreen { shown in
      let whole = Kept()
      kept = whole
      control = try shown.show(
        Scale(grams: State(initialValue: 0).projectedValue).onSettle { _ in whole.use() })
      #expect(control != nil)
    }
    #expect(control == nil)
    #expect(kept == nil)
  }
}
