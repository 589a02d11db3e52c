import PressureKit

/// A PeekPop in the engine of a page.
extension PeekPop: PageControl {
  nonisolated(unsafe) static var atRest = Slot(PeekPop())

  /// Writes the values that a page reads: progress to the pop, 0…1, and the content size.
  func write(into readings: inout Readings) {
    let content = previewContentSize
    readings.intention = progress
    readings.contentWidth = content.width
    readings.contentHeight = content.height
  }
}
