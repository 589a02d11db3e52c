// A sample fed, time advanced and a scene drawn, for each control: `bench-core frames [time] [spoiled]`.

import PressureKit

guard CommandLine.arguments.count > 1, let frames = Int(CommandLine.arguments[1]), frames > 0 else {
  fatalError("usage: bench-core frames [time] [spoiled]")
}
let words = CommandLine.arguments.dropFirst(2)
let report = Report(
  frames: frames, isSpoiled: words.contains("spoiled"), isTimed: words.contains("time"))

var transitioning = TransitioningOptions()
transitioning.resetDelay = 0.1
var peek = PeekOptions()
peek.previewSize = Size(width: 300, height: 200)
peek.actionsSize = Size(width: 300, height: 100)
var confirm = ConfirmOptions()
confirm.confirmLabelSize = Size(width: 60, height: 16)
confirm.okLabelSize = Size(width: 20, height: 16)
let bounds = Rect(x: 100, y: 400, width: 80, height: 44)
let viewport = Rect(x: 0, y: 0, width: 390, height: 844)
var menu = AppIcon(options: peek, bounds: bounds, viewport: viewport)
menu.itemCount = 4

report.measure("ConfirmAction", ConfirmAction(options: confirm, bounds: bounds, viewport: viewport))
report.measure("TransitioningAction", TransitioningAction(options: transitioning, bounds: bounds))
report.measure("Weighing", Weighing(bounds: bounds))
report.measure("PeekPop", PeekPop(options: peek, bounds: bounds, viewport: viewport))
report.measure("AppIcon", menu)
