import PressureKit

extension __Type__: PageControl {
  nonisolated(unsafe) static var atRest = Slot(__Type__())

  func write(into readings: inout Readings) { readings.intention = intention }
}
