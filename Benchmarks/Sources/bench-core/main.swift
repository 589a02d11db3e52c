// For each control, feeds a sample, advances time and draws a scene: `bench-core frames [time] [spoiled]`.

import PressureKit

guard CommandLine.arguments.count > 1, let frames = Int(CommandLine.arguments[1]), frames > 0 else {
  fatalError("usage: bench-core frames [time] [spoiled]")
}
let words = CommandLine.arguments.dropFirst(2)
let report = Report(
  frames: frames, isSpoiled: words.contains("spoiled"), isTimed: words.contains("time"))

KitControls.measure(with: report)
