import PressureKit

extension QuickMenu: PageControl {
  static var kind: Int32 { 4 }
  nonisolated(unsafe) static var atRest = Slot(QuickMenu())
}
