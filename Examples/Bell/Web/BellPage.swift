import PressureKit

/// The control in an engine of its own.
typealias EngineControls = OneControl<Bell>

extension Bell: PageControl {
  nonisolated(unsafe) static var atRest = Slot(Bell())
}
