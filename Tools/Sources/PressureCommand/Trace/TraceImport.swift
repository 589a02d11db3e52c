import ArgumentParser
import Foundation
import PressureFormats
import PressureKit
import PressureTesting

/// `pressure trace import`: makes a trace of each press in recordings of the Linux input system.
struct TraceImport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes a trace of each press in recordings of a device.",
    discussion: """
      A recording is the output of evemu-record or libinput record, or the events of a device as \
      the kernel delivers them (cat /dev/input/event4). A press begins when the first contact \
      comes down and ends when no contact is down. In its trace, times count from the first \
      sample, positions from the middle of a control, and the pressure is a fraction of the \
      device's range.

      If the recording has no description of the device, it is read from the file of \
      --description, or from a .desc file beside the recording. That is the one with the longest \
      name that the recording's name begins with, such as pen.desc for pen-drag.evemu.

      Warnings say what a recording lacks or leaves open, and what is used instead. If a recording \
      is bad, nothing is written. The exit status is 65 for bad data, 66 for a file that cannot be \
      read, 73 for one that cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp("The recordings; - is the standard input.", valueName: "recording"))
  var recordings: [String]

  @Option(
    help: ArgumentHelp(
      """
      The folder for the traces, which is made if it is missing. A trace has the name of its \
      recording and the number of its press. - is the standard output, for one press. (default: \
      the current folder)
      """, valueName: "folder"))
  var output: String?

  @Option(help: ArgumentHelp("The only press to write, counted from 1.", valueName: "number"))
  var press: Int?

  @Option(
    help: ArgumentHelp(
      "The description of the device, as evemu-describe prints it; - is the standard input.",
      valueName: "file"))
  var description: String?

  @Option(
    help: ArgumentHelp(
      "The lowest and the highest pressure of the device, in place of its description.",
      valueName: "least:most"))
  var range: PressureRange?

  @Option(
    help: ArgumentHelp("The name of the device, in place of the recorded one.", valueName: "name"))
  var device: String?

  @Option(help: "The kind of device, in place of the recorded one.")
  var source: RecordedSource?

  func validate() throws {
    if let press, press < 1 { throw ValidationError("Presses are counted from 1.") }
  }

  func run() throws {
    try Terminal.run(importTraces)
  }

  /// Computes everything before it writes anything.
  private func importTraces() throws(Failure) {
    let inputs = InputFiles()
    var files = OutputFiles(inputs: inputs)
    var report = ""
    var warnings: [String] = []
    var chosen = 0
    var most = 0
    for name in recordings {
      let found = try RecordingFile(path: name, inputs: inputs).presses(self)
      report += report.isEmpty ? found.report : "\n" + found.report
      warnings += found.warnings
      most = max(most, found.traces.count)
      let numbers = found.traces.indices.filter { press == nil || press == $0 + 1 }
      for index in numbers {
        chosen += 1
        if output == InputFile.standardStream, chosen > 1 {
          throw .badData(
            name,
            "there are \(found.traces.count) presses, but - takes only one; choose it with --press")
        }
        try files.add(
          found.traces[index].text, "a trace",
          at: place(of: index, among: found.traces.count, name),
          isNamed: false)
      }
    }
    if let press, chosen == 0 {
      let sentence =
        most == 0 ? "there is no press" : "there is no press \(press); the last one is \(most)"
      throw .badData(recordings[0], sentence)
    }
    let answer = try files.write(report: report)
    try Terminal.warn(warnings)
    try Terminal.say(answer)
  }

  /// Returns the path for the trace of a press. The numbers are padded with zeros, so that a file list sorts them.
  private func place(of index: Int, among count: Int, _ recording: String) -> String {
    if output == InputFile.standardStream { return InputFile.standardStream }
    let stem =
      recording == InputFile.standardStream
      ? "press" : URL(fileURLWithPath: recording).deletingPathExtension().lastPathComponent
    let number = "\(index + 1)"
    let zeros = String(repeating: "0", count: "\(count)".utf8.count - number.utf8.count)
    let name = "\(stem)-\(zeros)\(number).jsonl"
    guard let output else { return name }
    return output.hasSuffix("/") ? output + name : "\(output)/\(name)"
  }
}

/// A range of two whole numbers, such as `0:1023`.
struct PressureRange: ExpressibleByArgument {
  let range: ClosedRange<Double>

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let least = Int32(parts[0]), let most = Int32(parts[1]), least < most
    else { return nil }
    range = Double(least)...Double(most)
  }
}

/// The kinds of recorded devices.
enum RecordedSource: String, CaseIterable, ExpressibleByArgument {
  case pen, touch, trackpad

  var source: ContactSource {
    switch self {
    case .pen: .pen
    case .touch: .touch
    case .trackpad: .trackpad
    }
  }
}
