import PressureKit

extension ConfirmAction: PageControl {
  static var kind: Int32 { 0 }
  nonisolated(unsafe) static var atRest = Slot(ConfirmAction())

  func write(into readings: inout Readings) {
    readings.force = force
    readings.intention = intention
  }
}
