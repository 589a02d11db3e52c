// The functions that only a Weighing has.

import PressureKit

@_expose(wasm, "tare") @_cdecl("pressure_tare")
func tare(_ handle: Handle, _ time: Double) -> Int32 {
  events.put(handle.slot(of: Weighing.self).pointee.control.tare(at: time))
}

/// Adds a point of the calibration; 0 if it is none.
@_expose(wasm, "addPoint") @_cdecl("pressure_add_point")
func addPoint(_ handle: Handle, _ force: Double, _ grams: Double) -> Int32 {
  handle.slot(of: Weighing.self).pointee.control.calibration.add(force: force, grams: grams) ? 1 : 0
}

@_expose(wasm, "clearPoints") @_cdecl("pressure_clear_points")
func clearPoints(_ handle: Handle) {
  handle.slot(of: Weighing.self).pointee.control.calibration = Calibration()
}

/// Why the points give no line, as a `CalibrationFault`; 0 when they do.
@_expose(wasm, "calibrationFault") @_cdecl("pressure_calibration_fault")
func calibrationFault(_ handle: Handle) -> Int32 {
  Int32(handle.slot(of: Weighing.self).pointee.control.calibration.fault?.rawValue ?? 0)
}
