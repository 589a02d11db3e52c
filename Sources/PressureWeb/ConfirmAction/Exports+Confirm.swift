// The function that only a ConfirmAction has.

import PressureKit

/// Takes the page's answer about the area that the button asks about: 1 if something else that can be pressed lies there.
@_expose(wasm, "answer") @_cdecl("pressure_answer")
func answer(_ handle: Handle, _ isTaken: Int32) {
  handle.slot(of: ConfirmAction.self).pointee.control.answer(isTaken: isTaken != 0)
}
