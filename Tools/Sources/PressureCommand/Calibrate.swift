import ArgumentParser
import Foundation
import PressureFormats

/// `pressure calibrate`: fits a line from force to grams to known masses.
struct Calibrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Fits a line from force to grams to known masses.",
    discussion: """
      Lay known masses on the screen, one after the other, and note the force that the page reads \
      for each, in units of an average touch. The file is a table with a header:

        force,grams
        # a teaspoon, then weights of 75 g
        0.312,15
        1.317,75
        2.617,150

      The columns may be in any order. Other columns, blank lines and lines that begin with # are \
      ignored. The command prints the line, how good it is and how far each mass is from it. It \
      writes the calibration for the demo's page to import.

      If the file is bad, nothing is written. The exit status is 65 for bad data, 66 for a file \
      that cannot be read, 73 for one that cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The table of known masses; - is the standard input.", valueName: "masses.csv"))
  var masses: String

  @Option(
    help: ArgumentHelp(
      """
      The file to write the calibration to; - is the standard output, which then has nothing else. \
      (default: the name of the table with .calibration.json, in the current folder)
      """, valueName: "calibration.json"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      The file for a plot of the points and the line, as SVG; - is the standard output, which then \
      has nothing else.
      """, valueName: "fit.svg"))
  var plot: String?

  /// The file for the calibration if `--output` is missing.
  var defaultOutput: String {
    if masses == InputFile.standardStream { return "calibration.json" }
    let name = URL(fileURLWithPath: masses).deletingPathExtension().lastPathComponent
    return name + ".calibration.json"
  }

  func run() throws {
    try Terminal.run(calibrate)
  }

  /// Computes everything before it writes anything.
  private func calibrate() throws(Failure) {
    let inputs = InputFiles()
    let file = InputFile(path: masses, role: "the table of masses", inputs: inputs)
    let table = try file.text(maximumMegabytes: 10, content: "a table of masses", format: "CSV")
    let fit = try Fit(try MassTable(table, name: masses).masses, name: masses)
    var files = OutputFiles(inputs: inputs)
    try files.add(fit.json, "the calibration", at: output ?? defaultOutput)
    if let plot { try files.add(FitPlot(fit).text, "the plot", at: plot) }
    let answer = try files.write(report: Report(fit).text)
    try Terminal.warn(fit.warnings.map { "\(Failure.shown(masses)): \($0)" })
    try Terminal.say(answer)
  }
}
