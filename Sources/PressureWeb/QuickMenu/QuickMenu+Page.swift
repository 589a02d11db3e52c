import PressureKit

extension QuickMenu: PageControl {
  static var kind: Int32 { 4 }
  nonisolated(unsafe) static var atRest = Slot(QuickMenu())

  /// What a page reads of it is how large its items are together.
  func write(into readings: inout Readings) {
    let content = previewContentSize
    readings.contentWidth = content.width
    readings.contentHeight = content.height
  }
}
