import PressureKit

extension QuickMenu: PageControl {
  static var kind: Int32 { 4 }
  nonisolated(unsafe) static var atRest = Slot(QuickMenu())

  var palette: PeekPalette {
    get { options.palette }
    _modify { yield &options.palette }
  }

  mutating func set(_ size: Size, slot: Int32) {
    options.previewSize = size
  }
}
