import PressureKit

extension TransitioningAction: PageControl {
  static var kind: Int32 { 1 }
  nonisolated(unsafe) static var atRest = Slot(TransitioningAction())
}
