import PressureKit

extension PeekPop: Benched {
  static var benched: PeekPop { PeekPop(options: opened) }
}

/// Content and actions to open.
var opened: PeekOptions {
  var options = PeekOptions()
  options.previewSize = Size(width: 300, height: 200)
  options.actionsSize = Size(width: 300, height: 100)
  return options
}
