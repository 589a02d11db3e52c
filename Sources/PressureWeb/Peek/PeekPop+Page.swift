import PressureKit

extension PeekPop: PageControl {
  static var kind: Int32 { 3 }
  nonisolated(unsafe) static var atRest = Slot(PeekPop())

  var palette: PeekPalette {
    get { options.palette }
    _modify { yield &options.palette }
  }

  mutating func set(_ size: Size, slot: Int32) {
    if slot == 0 { options.previewSize = size } else { options.actionsSize = size }
  }

  mutating func open(at time: Double) -> EventList<Event> { peek(at: time) }

  /// What a page reads of it is how far it is to the pop.
  func write(into readings: inout Readings) {
    readings.intention = progress
  }
}
