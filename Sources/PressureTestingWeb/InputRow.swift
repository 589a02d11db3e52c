import PressureKit

/// An input as numbers in a row: their order in Web/wire.js is that of these.
package struct InputRow: Equatable, Sendable {
  var time: Double
  /// 1 of a contact; 0 of time that passed, and then the rest means nothing.
  var isContact = 0.0
  var phase = 0.0
  var id = 0.0
  var x = 0.0
  var y = 0.0
  var source = 0.0
  var force = 0.0
  /// 0 where there is no sensor.
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
