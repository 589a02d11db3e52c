import PressureKit

extension QuickMenu: PageControl {
  nonisolated(unsafe) static var atRest = Slot(kind: .menu, control: QuickMenu())

  var palette: PeekPalette {
    get { options.palette }
    _modify { yield &options.palette }
  }

  mutating func set(_ size: Size, slot: Int32) {
    options.previewSize = size
  }
}
