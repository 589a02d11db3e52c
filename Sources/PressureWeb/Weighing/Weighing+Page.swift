import PressureKit

/// A Weighing in the engine of a page.
extension Weighing: PageControl {
  nonisolated(unsafe) static var atRest = Slot(Weighing())

  func write(into readings: inout Readings) {
    let line = line
    readings = Readings(
      force: force, grams: grams, percent: percent, shown: shown, peak: peak,
      step: stepGrams ?? .nan, error: standardError, capacity: capacity,
      slope: line.slope, offset: line.offset, rSquared: line.rSquared,
      standardError: line.standardError, word: Double(word.rawValue), isAtLeast: isAtLeast ? 1 : 0,
      isSimulated: isSimulated ? 1 : 0)
  }
}

// The functions that only a Weighing has.

@_expose(wasm, "tare") @_cdecl("pressure_tare")
func tare(_ handle: Handle, _ time: Double) -> Int32 {
  answer(handle, handle.slot(of: Weighing.self).pointee.control.tare(at: time))
}

/// Adds a point to the calibration. Returns 0 if the point is invalid.
@_expose(wasm, "addPoint") @_cdecl("pressure_add_point")
func addPoint(_ handle: Handle, _ force: Double, _ grams: Double) -> Int32 {
  handle.slot(of: Weighing.self).pointee.control.calibration.add(force: force, grams: grams) ? 1 : 0
}

@_expose(wasm, "clearPoints") @_cdecl("pressure_clear_points")
func clearPoints(_ handle: Handle) {
  handle.slot(of: Weighing.self).pointee.control.calibration = Calibration()
}

/// Returns why the points give no line, as a `CalibrationFault`; 0 if they give one.
@_expose(wasm, "calibrationFault") @_cdecl("pressure_calibration_fault")
func calibrationFault(_ handle: Handle) -> Int32 {
  Int32(handle.slot(of: Weighing.self).pointee.control.calibration.fault?.rawValue ?? 0)
}
