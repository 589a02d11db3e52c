import ArgumentParser
import PressureFormats
import PressureTesting

/// `pressure trace strip`: removes from a trace what could identify a person.
struct TraceStrip: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strip",
    abstract: "Removes from a trace what could identify a person.",
    discussion: """
      The control is moved to the origin of a screen without edges, and contacts are numbered from \
      1. The names of the device and the browser are removed if one has an owner, an address or a \
      serial number. Times count from the first sample in every trace. The press stays the same.

      The exit status is 65 for bad data, 66 for a file that cannot be read, 73 for one that \
      cannot be written.
      """
  )

  @Argument(help: ArgumentHelp("The trace; - is the standard input.", valueName: "trace.jsonl"))
  var trace: String

  @Option(
    help: ArgumentHelp(
      "The file to write. (default: -, the standard output)", valueName: "stripped.jsonl"))
  var output: String?

  @Flag(help: "Removes the names of the device and the browser in any case.")
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
