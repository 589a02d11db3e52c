import ArgumentParser
import PressureFormats
import PressureKit
import PressureTesting

/// `pressure replay`: feeds a recorded press to a control.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Feeds a recorded press to a control and prints the control's events.",
    discussion: """
      A trace is JSON Lines: a header, then one sample on each line:

        {"pressurekit":1,"maximum":6.667,"source":"touch"}
        {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":0.5}
        {"t":0.3,"phase":"ended","id":1,"x":22,"y":22,"force":0}

      The command prints a line for each time that a contact began or ended, or the control had \
      events. If a line of the trace is bad, nothing is printed or written.

      The exit status is 65 for bad data, 66 for a file that cannot be read, 73 for one that \
      cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp("The recorded press; - is the standard input.", valueName: "trace.jsonl"))
  var trace: String

  @Option(help: "The control that is pressed.")
  var control: ReplayControl

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      """
      An option of the control, by the name of its attribute on a page: in-place, cap=4, \
      rescue-delay=off. Can be repeated.
      """,
      valueName: "option"))
  var settings: [String] = []

  @Option(
    help: """
      What to print: a line for each change; every input, as JSON; or every input and frame to the \
      bit, for a comparison with another machine.
      """)
  var format = ReplayFormat.table

  @Option(
    help: ArgumentHelp(
      """
      The file for a drawing of frames of the press above the curve of its force, as SVG; - is the \
      standard output, which then has nothing else.
      """,
      valueName: "film.svg"))
  var svg: String?

  mutating func validate() throws {
    for setting in settings { try control.set(setting) }
  }

  func run() throws {
    try Terminal.run(replay)
  }

  /// Computes everything before it writes anything.
  private func replay() throws(Failure) {
    let inputs = InputFiles()
    let trace = try TraceFile(path: trace, inputs: inputs).trace()
    var files = OutputFiles(inputs: inputs)
    if let svg {
      try files.add(Filmstrip(control.film(trace), of: trace).text, "the film", at: svg)
    }
    switch format {
    case .table: try Terminal.say(files.write(report: ReplayTable(control.replay(trace)).text))
    case .json:
      // A program reads this output, so print only the JSON.
      let text = ReplayDocument(control.replay(trace)).text
      try Terminal.say(files.write(report: text, namesFiles: false))
    case .bits:
      try Terminal.say(files.write(report: "", namesFiles: false))
      if svg == InputFile.standardStream { return }
      var lines = TerminalLines()
      control.writeTranscript(of: trace) { lines.say($0) }
      try lines.end()
    }
  }
}
