import PressureKit

/// An AppIcon in the engine of a page.
extension AppIcon: PageControl {
  nonisolated(unsafe) static var atRest = Slot(AppIcon())

  /// Writes the value that a page reads: the size of all the menu's items together.
  func write(into readings: inout Readings) {
    let content = previewContentSize
    readings.contentWidth = content.width
    readings.contentHeight = content.height
  }
}
