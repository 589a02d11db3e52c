import Testing

@Suite struct HelpTests {
  @Test func itReadsWell() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    #expect(
      try await PressureProcess.run(["--help"], in: folder)
        == .init(
          output: """
            OVERVIEW: Tools for sensors that measure how hard a finger presses.

            USAGE: pressure <subcommand>

            OPTIONS:
              -h, --help              Show help information.

            SUBCOMMANDS:
              calibrate               Fits the line from force to grams that known masses
                                      give.

              See 'pressure help <subcommand>' for detailed help.

            """))
    #expect(
      try await PressureProcess.run(["calibrate", "--help"], in: folder)
        == .init(
          output: """
            OVERVIEW: Fits the line from force to grams that known masses give.

            Lay known masses on the screen, one after the other, and note the force that
            the page reads for each, in units of an average touch. The file is a table with
            a header:

              force,grams
              # a teaspoon, then weights of 75 g
              0.312,15
              1.317,75
              2.617,150

            The columns may be in any order, and others are ignored, as are blank lines and
            lines that begin with #. It prints the line, how good it is and how far each
            mass is from it, and writes the calibration for the demo's page to import.

            If the file is bad, nothing is written. The exit status is 65 for bad data, 66
            for a file that cannot be read, 73 for one that cannot be written.

            USAGE: pressure calibrate <masses.csv> [--output <calibration.json>] [--plot <fit.svg>]

            ARGUMENTS:
              <masses.csv>            The table of known masses.

            OPTIONS:
              --output <calibration.json>
                                      Where to write the calibration. (default: the name of
                                      the table with .calibration.json, in the current
                                      folder)
              --plot <fit.svg>        Where to draw the points and the line, as SVG.
              -h, --help              Show help information.


            """))
  }
}
