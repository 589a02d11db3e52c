import PressureKit

/// A TransitioningAction in the engine of a page.
extension TransitioningAction: PageControl {
  nonisolated(unsafe) static var atRest = Slot(TransitioningAction())
}
