import PressureKit

extension TransitioningAction: PageControl {
  static var kind: Int32 { 1 }
  nonisolated(unsafe) static var atRest = Slot(TransitioningAction())

  var palette: TransitioningPalette {
    get { options.palette }
    _modify { yield &options.palette }
  }

  mutating func set(_ size: Size, slot: Int32) {
    switch Label(rawValue: UInt8(truncatingIfNeeded: slot)) {
    case .title: options.titleSize = size
    case .success: options.successSize = size
    case .failure: options.failureSize = size
    default: break
    }
  }
}
