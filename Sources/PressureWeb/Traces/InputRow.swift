import PressureKit

/// An input as a row of numbers, in the order that Web/wire.js reads.
package struct InputRow: Equatable, Sendable {
  var time: Double
  /// 1 for a contact; 0 for time that passed, in which case the other numbers have no meaning.
  var isContact = 0.0
  var phase = 0.0
  var id = 0.0
  var x = 0.0
  var y = 0.0
  var source = 0.0
  var force = 0.0
  /// 0 without a sensor.
  var maximum = 0.0
  var buttons = 0.0
  var isPrimary = 0.0

  package init(time: Double) {
    self.time = time
  }

  init(_ sample: ContactSample) {
    time = sample.time
    isContact = 1
    phase = Double(sample.phase.rawValue)
    id = Double(sample.id)
    x = sample.position.x
    y = sample.position.y
    source = Double(sample.source.rawValue)
    force = sample.force.value
    maximum = sample.force.maximum
    buttons = Double(sample.buttons)
    isPrimary = sample.isPrimary ? 1 : 0
  }
}
