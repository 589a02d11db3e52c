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

// The functions that only a ConfirmAction has.

/// Takes the page's answer about the area that the button asks about: 1 if something else that can be pressed lies there.
@_expose(wasm, "answer") @_cdecl("pressure_answer")
func answer(_ handle: Handle, _ isTaken: Int32) {
  handle.slot(of: ConfirmAction.self).pointee.control.answer(isTaken: isTaken != 0)
}

/// Sets the frame of the button's item, and the radius of its corners. Without a size there is none.
@_expose(wasm, "locateItem") @_cdecl("pressure_locate_item")
func locateItem(
  _ handle: Handle, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ cornerRadius: Double
) {
  let item = Rect(x: x, y: y, width: width, height: height)
  handle.slot(of: ConfirmAction.self).pointee.control.item = width > 0 ? item : nil
  handle.slot(of: ConfirmAction.self).pointee.control.itemCornerRadius = cornerRadius
}
