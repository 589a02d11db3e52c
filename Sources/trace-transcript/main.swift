// Prints what a trace makes of a control, a line an input and to the bit (`Transcript`); the same controls
// as in a page and in `pressure replay`. The trace is read from standard input.
//
//     trace-transcript confirm < press.jsonl

import Foundation
import PressureKit
import PressureTesting

let bytes = try FileHandle.standardInput.readToEnd() ?? Data()
var reader = TraceReader()
try reader.take(bytes)
let trace = try reader.finish()

switch CommandLine.arguments.last {
case "transition":
  var options = TransitioningOptions()
  options.titleSize = Size(width: 56, height: 18)
  show(Transcript(of: trace, on: TransitioningAction(options: options)))
case "scale":
  show(Transcript(of: trace, on: Weighing()))
case "peek":
  var options = PeekOptions()
  options.previewSize = Size(width: 240, height: 160)
  options.actionsSize = Size(width: 240, height: 88)
  show(Transcript(of: trace, on: PeekPop(options: options)))
default:
  var options = ConfirmOptions()
  options.confirmLabelSize = Size(width: 80, height: 18)
  options.okLabelSize = Size(width: 26, height: 18)
  show(Transcript(of: trace, on: ConfirmAction(options: options)))
}

func show(_ transcript: Transcript) {
  for line in transcript.lines { print(line) }
}
