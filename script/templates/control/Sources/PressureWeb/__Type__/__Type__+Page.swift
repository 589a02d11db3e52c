import PressureKit

/// A __Type__ in the engine of a page.
extension __Type__: PageControl {
  nonisolated(unsafe) static var atRest = Slot(__Type__())

  func write(into readings: inout Readings) { readings.intention = intention }
}
