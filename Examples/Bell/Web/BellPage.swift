import PressureKit

/// The control in an engine of its own.
typealias Controls = One<Bell>

extension Bell: PageControl {
  static var kind: Int32 { 0 }
  nonisolated(unsafe) static var atRest = Slot(Bell())
}
