import PressureKit

extension AppIcon: PageControl {
  nonisolated(unsafe) static var atRest = Slot(AppIcon())

  /// What a page reads of it is how large its items are together.
  func write(into readings: inout Readings) {
    let content = previewContentSize
    readings.contentWidth = content.width
    readings.contentHeight = content.height
  }
}
