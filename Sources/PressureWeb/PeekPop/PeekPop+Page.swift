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

// The function that only a PeekPop has.

@_expose(wasm, "chooseAction") @_cdecl("pressure_choose_action")
func chooseAction(_ handle: Handle, _ time: Double) -> Int32 {
  answer(handle, handle.slot(of: PeekPop.self).pointee.control.choose(at: time))
}
