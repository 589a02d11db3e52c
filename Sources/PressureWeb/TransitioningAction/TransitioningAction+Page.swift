import PressureKit

extension TransitioningAction: PageControl {
  nonisolated(unsafe) static var atRest = Slot(TransitioningAction())
}
