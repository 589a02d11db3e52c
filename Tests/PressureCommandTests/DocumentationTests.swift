import Foundation
import Testing

@testable import PressureCommand

/// The documentation shows what the command really prints.
@Suite struct DocumentationTests {
  private static let docs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs")

  @Test func itsExampleIsTrue() throws {
    let page = try text("command-line.md")
    let files = "\nWrote masses.calibration.json\nWrote fit.svg\n"
    for (language, content) in [
      ("csv", Example.table), ("", Example.report + files), ("json", Example.calibration),
    ] {
      #expect(page.contains("\n```\(language)\n\(content)```\n"))
    }
    let fit = try Fit(MassTable(Example.table, name: "").masses, name: "")
    #expect(try text("images/fit.svg") == FitPlot(fit).text)
  }

  private func text(_ path: String) throws -> String {
    String(
      decoding: try Data(contentsOf: Self.docs.appendingPathComponent(path)), as: UTF8.self)
  }
}
