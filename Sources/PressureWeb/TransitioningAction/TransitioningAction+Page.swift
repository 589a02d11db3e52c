import PressureKit

/// A TransitioningAction in the engine of a page.
extension TransitioningAction: PageControl {
  nonisolated(unsafe) static var atRest = Slot(TransitioningAction())
}

// The functions that only a TransitioningAction has.

nonisolated(unsafe) private var started: Int32 = 0

@_expose(wasm, "startRun") @_cdecl("pressure_start_run")
func startRun(_ handle: Handle, _ time: Double) -> Int32 {
  answer(
    handle, handle.slot(of: TransitioningAction.self).pointee.control.startRun(&started, at: time))
}

/// Returns the number of the run that the last `startRun` has started; 0 if another run was under way.
@_expose(wasm, "startedRun") @_cdecl("pressure_started_run")
func startedRun() -> Int32 { started }

@_expose(wasm, "finishRun") @_cdecl("pressure_finish_run")
func finishRun(_ handle: Handle, _ time: Double, _ run: Int32, _ succeeded: Int32) -> Int32 {
  answer(
    handle,
    handle.slot(of: TransitioningAction.self).pointee.control.finishRun(
      run, succeeded: succeeded != 0, at: time))
}

@_expose(wasm, "setState") @_cdecl("pressure_set_state")
func setState(_ handle: Handle, _ time: Double, _ state: Int32) -> Int32 {
  let state = TransitioningAction.State(rawValue: UInt8(truncatingIfNeeded: state)) ?? .begin
  return answer(
    handle, handle.slot(of: TransitioningAction.self).pointee.control.setState(state, at: time),
    takingBack: .always)
}

/// Sets the progress; NaN if it is unknown.
@_expose(wasm, "setProgress") @_cdecl("pressure_set_progress")
func setProgress(_ handle: Handle, _ progress: Double) {
  handle.slot(of: TransitioningAction.self).pointee.control.progress = progress
}
