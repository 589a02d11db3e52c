import PressureKit

extension ConfirmAction: PageControl {
  static var kind: Int32 { 0 }
  nonisolated(unsafe) static var atRest = Slot(ConfirmAction())

  var palette: ConfirmPalette {
    get { options.palette }
    _modify { yield &options.palette }
  }

  mutating func set(_ size: Size, slot: Int32) {
    switch Label(rawValue: UInt8(truncatingIfNeeded: slot)) {
    case .confirm: options.confirmLabelSize = size
    case .ok: options.okLabelSize = size
    default: break
    }
  }

  func write(into readings: inout Readings) {
    readings.force = force
    readings.intention = intention
  }
}
