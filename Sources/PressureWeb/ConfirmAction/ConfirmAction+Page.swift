import PressureKit

/// A ConfirmAction in the engine of a page.
extension ConfirmAction: PageControl {
  nonisolated(unsafe) static var atRest = Slot(ConfirmAction())

  func write(into readings: inout Readings) {
    readings.force = force
    readings.intention = intention
    let area = askedArea ?? Rect(center: .zero, size: .zero)
    readings.areaX = area.minX
    readings.areaY = area.minY
    readings.areaWidth = area.size.width
    readings.areaHeight = area.size.height
  }
}
