import PressureKit

extension PeekPop: PageControl {
  nonisolated(unsafe) static var atRest = Slot(PeekPop())

  /// What a page reads of it is how far it is to the pop, and how large its content is.
  func write(into readings: inout Readings) {
    let content = previewContentSize
    readings.intention = progress
    readings.contentWidth = content.width
    readings.contentHeight = content.height
  }
}
