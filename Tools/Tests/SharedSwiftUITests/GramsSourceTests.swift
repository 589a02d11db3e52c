import PressureHosting
import PressureSwiftUI
import Testing

import class PressureViews.ScaleView

@testable import SwiftUI

/// An app's own sensor, which counts how often its receiver is set or removed.
private final class Sensor: GramsSource {
  let capacity = 3500.0
  var sets = 0
  var receive: (@MainActor ([Int: Double]) -> Void)? {
    didSet { sets += 1 }
  }
}

@MainActor
@Suite struct GramsSourceTests {
  @Test func `A source of grams is set once, and removed when the view no longer has it`() throws {
    try onScreen { shown in
      let sensors = [Sensor(), Sensor()]
      var grams = 7.0
      var settled: [Double] = []
      let scale = PressureSwiftUI.ScaleView(
        grams: Binding(read: { grams }, write: { grams = $0 })
      ).onSettle { settled.append($0) }
      let control: PressureViews.ScaleView = try shown.show(scale.gramsSource(sensors[0]))
      #expect(control.gramsSource === sensors[0])
      sensors[0].receive?([1: 120])
      // An update with the same source does not reset the reading.
      shown.screen.show(scale.gramsSource(sensors[0]))
      expect(sensors.map(\.sets), equals: [1, 0])
      shown.pass(3)
      expect(settled.map { $0.rounded() }, equals: [120])
      expect(grams.rounded(), equals: 120)
      shown.screen.show(scale.gramsSource(sensors[1]))
      expect(sensors.map { $0.receive == nil }, equals: [true, false])
      shown.screen.show(scale)
      #expect(control.gramsSource == nil)
      expect(sensors.map { $0.receive == nil }, equals: [true, true])
      shown.screen.show(scale.gramsSource(sensors[1]).gramsSource(nil))
      #expect(control.gramsSource == nil)
    }
  }
}
