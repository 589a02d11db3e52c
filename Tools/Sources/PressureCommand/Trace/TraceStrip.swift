import ArgumentParser
import PressureFormats
import PressureTesting

/// `pressure trace strip`: a trace without what could tell a person apart.
struct TraceStrip: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strip",
    abstract: "Takes out of a trace what could tell a person apart.",
    discussion: """
      The control is put at the origin of a screen without edges, contacts are counted from 1 on, \
      and the names of the device and the browser are left out if one has an owner, an address or \
      a serial number. Times count from the first sample in every trace. The press is the same.

      The exit status is 65 for bad data, 66 for a file that cannot be read, 73 for one that \
      cannot be written.
      """
  )

  @Argument(help: ArgumentHelp("The trace; - is the standard input.", valueName: "trace.jsonl"))
  var trace: String

  @Option(
    help: ArgumentHelp(
      "Where to write it. (default: -, the standard output)", valueName: "stripped.jsonl"))
  var output: String?

  @Flag(help: "Leaves out the names of the device and the browser, whatever they are.")
  var withoutNames = false

  func run() throws {
    try Terminal.run(strip)
  }

  private func strip() throws(Failure) {
    let inputs = InputFiles()
    let trace = try TraceFile(path: trace, inputs: inputs).trace()
    let stripped = trace.stripped(names: !withoutNames)
    var files = OutputFiles(inputs: inputs)
    try files.add(stripped.text, "the trace", at: output ?? InputFile.standardStream)
    try Terminal.say(try files.write(report: ""))
  }
}
