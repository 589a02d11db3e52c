import Foundation
import PressureHosting
import PressureKit
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// Successful runs of the program, as a user or a script starts it.
@Suite struct CalibrateTests {
  @Test func itReportsAndWritesTheCalibration() async throws {
    let folder = try TestFolder(masses: Example.table)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(["calibrate", "masses.csv"], in: folder)
    expect(
      ending, equals: .init(output: Example.report + "\nWrote masses.calibration.json\n"))
    expect(try folder.text("masses.calibration.json"), equals: Example.calibration)
    expect(try folder.names(), equals: ["masses.calibration.json", "masses.csv"])
  }

  @Test func itWritesToTheGivenFiles() async throws {
    let folder = try TestFolder(masses: Example.table)
    defer { folder.remove() }
    try folder.write(Data("old".utf8), to: "a.json")
    let ending = try await PressureProcess.run(
      ["calibrate", "--plot", "b.svg", "masses.csv", "--output", "a.json"], in: folder)
    expect(ending, equals: .init(output: Example.report + "\nWrote a.json\nWrote b.svg\n"))
    expect(try folder.text("a.json"), equals: Example.calibration)
    #expect(try folder.text("b.svg") == FitPlot(Fit(masses(Example.table), name: "")).text)
    expect(try folder.names(), equals: ["a.json", "b.svg", "masses.csv"])
  }

  @Test func theDefaultIsInTheCurrentFolder() async throws {
    let (folder, other) = (try TestFolder(), try TestFolder())
    defer {
      folder.remove()
      other.remove()
    }
    try other.write(Data(Example.table.utf8), to: "my.masses.txt")
    let ending = try await PressureProcess.run(
      ["calibrate", other.url.path + "/my.masses.txt"], in: folder)
    expect(ending, equals: .init(output: Example.report + "\nWrote my.masses.calibration.json\n"))
    expect(try folder.names(), equals: ["my.masses.calibration.json"])
    expect(try other.names(), equals: ["my.masses.txt"])
  }

  @Test func theLongestFileNameIsAccepted() async throws {
    let folder = try TestFolder(masses: Example.table)
    defer { folder.remove() }
    let name = String(repeating: "a", count: 255)
    let ending = try await PressureProcess.run(
      ["calibrate", "masses.csv", "--output", name], in: folder)
    expect(ending, equals: .init(output: Example.report + "\nWrote \(name)\n"))
  }

  @Test func aLinkStaysALink() async throws {
    let folder = try TestFolder(masses: Example.table)
    defer { folder.remove() }
    try folder.write(Data("old".utf8), to: "real.json")
    let link = folder.url.appendingPathComponent("link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
    let ending = try await PressureProcess.run(
      ["calibrate", "masses.csv", "--output", "link.json"], in: folder)
    expect(ending, equals: .init(output: Example.report + "\nWrote link.json\n"))
    expect(try folder.text("real.json"), equals: Example.calibration)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("real.json"))
  }

  @Test func theWrittenPointsGiveTheSameLine() throws {
    for table in [Example.table, Norris.table] {
      let fit = try Fit(masses(table), name: "")
      let imported = try JSONDecoder().decode(
        Imported.self, from: Data(fit.json.utf8))
      var calibration = Calibration()
      for point in imported.points {
        let isTaken = calibration.add(force: point.force, grams: point.grams)
        #expect(isTaken)
      }
      let line = try #require(calibration.line)
      expect(imported.version, equals: 1)
      expect(
        [imported.slope, imported.offset, imported.rSquared, imported.standardError],
        equals: [fit.line.slope, fit.line.offset, fit.line.rSquared, fit.line.standardError])
      // A reader of the points fits the plain line. Its error is computed from sums instead of residuals.
      expect(
        [fit.plain.slope, fit.plain.offset, fit.plain.rSquared],
        equals: [line.slope, line.offset, line.rSquared])
      #expect(abs(line.standardError - fit.plain.standardError) < 1e-9 * line.standardError)
    }
  }

  @Test func twoPointsHaveNoStandardError() throws {
    let fit = try Fit(masses("force,grams\n1,50\n3,150\n"), name: "")
    expect(
      Report(fit).text,
      equals: """
        points           2
        slope           50.000 g per unit of force
        offset           0.000 g
        R²               1.000000
        standard error  not known: two points fit any line

        force   grams  fitted  residual
        1.000   50.00   50.00      0.00
        3.000  150.00  150.00      0.00

        Every point is within 0.005 g of the line.

        """)
    expect(
      fit.json,
      equals: """
        {
          "pressurekit-calibration": 1,
          "points": [
            { "force": 1, "grams": 50 },
            { "force": 3, "grams": 150 }
          ],
          "slope": 50,
          "offset": 0,
          "rSquared": 1,
          "standardError": null
        }

        """)
    let imported = try JSONDecoder().decode(
      Imported.self, from: Data(fit.json.utf8))
    #expect(imported.standardError == nil)
  }

  /// The report, the file and the warning of a line that was fitted with weights.
  @Test func growingNoiseGivesAWeightedLineAndAWarning() async throws {
    let folder = try TestFolder(masses: Example.growing)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(["calibrate", "masses.csv"], in: folder)
    expect(
      ending,
      equals: .init(
        output: Example.growingReport,
        errors: """
          pressure: warning: masses.csv: the noise grows with the force, so points with a small force \
          have more weight

          """))
    let json = try folder.text("masses.calibration.json")
    #expect(json.hasSuffix(Example.growingMembers))
    // All keys that another reader needs are there.
    let imported = try JSONDecoder().decode(Imported.self, from: Data(json.utf8))
    expect(imported.points.count, equals: 12)
    // The kit's own reader uses the points.
    expect(try ScaleCalibration(json: json).points.count, equals: 12)
  }

  @Test(arguments: [
    (
      "force,grams\n1,10\n2,500\n3,20\n4,400\n5,90\n6,520\n",
      "R² is 0.141: the force explains little of the masses; check that each force is beside its own mass"
    ),
    ("force,grams\n1,10\n2,20\n3,25\n4,46\n", nil),
  ])
  func aLowRSquaredGivesAWarning(table: String, warning: String?) async throws {
    let folder = try TestFolder(masses: table)
    defer { folder.remove() }
    let ending = try await PressureProcess.run(["calibrate", "masses.csv"], in: folder)
    let expected = warning.map { "pressure: warning: masses.csv: \($0)\n" } ?? ""
    #expect((ending.errors, ending.status) == (expected, 0))
    expect(try folder.names(), equals: ["masses.calibration.json", "masses.csv"])
  }

  private func masses(_ table: String) throws -> [KnownMass] {
    try MassTable(table, name: "masses.csv").masses
  }
}
