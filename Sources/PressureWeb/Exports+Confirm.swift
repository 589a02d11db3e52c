// What only a ConfirmAction has.

import PressureKit

@_expose(wasm, "$setViewport") @_cdecl("pressure_set_viewport")
func setViewport(
  _ handle: Handle, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) {
  handle.confirm.pointee.control.viewport = Rect(x: x, y: y, width: width, height: height)
}
