import PressureKit

extension ConfirmAction: PageControl {
  nonisolated(unsafe) static var atRest = Slot(kind: .confirm, control: ConfirmAction())

  mutating func set(_ option: UInt8, to value: Double) -> Bool {
    ConfirmOption(rawValue: option).map { options.set($0, to: value) } ?? false
  }

  func option(_ option: UInt8) -> Double {
    ConfirmOption(rawValue: option).map { options[$0] } ?? 0
  }

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
