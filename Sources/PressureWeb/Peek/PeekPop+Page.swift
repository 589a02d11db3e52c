import PressureKit

extension PeekPop: PageControl {
  static var kind: Int32 { 3 }
  nonisolated(unsafe) static var atRest = Slot(PeekPop())

  /// What a page reads of it is how far it is to the pop.
  func write(into readings: inout Readings) {
    readings.intention = progress
  }
}
