import Foundation
import PressureFormats
import PressureHosting

/// Reads bytes as a table of masses. Either the table is refused with a message, or its masses match the text, and the fit is
/// refused with a message or gives a valid result.
public enum MassFuzzing {
  /// A rule to break on purpose.
  public enum Flaw: CaseIterable, Sendable {
    /// A number ends at its decimal point, as it once did at a NUL.
    case cutsNumbers
  }

  /// Returns the rules that the bytes break.
  public static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    // The command refuses bytes that are not UTF-8 before it parses them.
    guard let text = String(validating: bytes, as: UTF8.self) else { return [] }
    var masses: [KnownMass]
    do throws(Failure) {
      masses = try MassTable(text, name: "fuzz").masses
    } catch {
      return wrong(with: error)
    }
    if flaw == .cutsNumbers {
      for index in masses.indices { masses[index].force.round(.down) }
    }
    var wrong = wrong(with: masses, of: text)
    do throws(Failure) {
      wrong += try self.wrong(with: Fit(masses, name: "fuzz"))
    } catch {
      wrong += self.wrong(with: error)
    }
    return wrong
  }

  private static func wrong(with failure: Failure) -> [String] {
    let isSaid = failure.sentences.count == 1 && failure.sentences[0].hasPrefix("fuzz:")
    return isSaid && failure.sentences[0].printable == failure.sentences[0]
      ? [] : ["refused with \(failure.sentences)"]
  }

  /// Each number is a complete cell of its line.
  private static func wrong(with masses: [KnownMass], of text: String) -> [String] {
    let lines = text.withoutByteOrderMark
      .replacingOccurrences(of: "\r\n", with: "\n", options: .literal)
      .replacingOccurrences(of: "\r", with: "\n", options: .literal)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return masses.flatMap { mass -> [String] in
      guard lines.indices.contains(mass.line - 1) else { return ["no line \(mass.line)"] }
      let line = lines[mass.line - 1]
      var cells = line.split { ", \t\"".contains($0) }.map(String.init)
      // Between semicolons, a decimal may have a comma.
      if line.contains(";") {
        cells += line.split { "; \t\"".contains($0) }
          .map { $0.replacingOccurrences(of: ",", with: ".") }
      }
      // The C library would also accept a number at the beginning of a cell.
      func isThere(_ number: Double) -> Bool {
        cells.contains { cell in
          let bytes = Array(cell.utf8)
          return bytes.allSatisfy("0123456789.+-eE".utf8.contains)
            && strtod(String(decoding: bytes, as: UTF8.self), nil) == number
        }
      }
      return [mass.force, mass.grams].filter { !isThere($0) || !(0...1e6).contains($0) }
        .map { "\($0) is not in line \(mass.line)" }
    }
  }

  private static func wrong(with fit: Fit) -> [String] {
    var wrong: [String] = []
    let numbers = [fit.line.slope, fit.line.offset, fit.line.rSquared] + fit.margins.map(\.grams)
    if !numbers.allSatisfy(\.isFinite) || fit.line.slope <= 0 {
      wrong.append("a line of \(numbers)")
    }
    if !(0...1).contains(fit.line.rSquared) { wrong.append("R² is \(fit.line.rSquared)") }
    if fit.margins.contains(where: { $0.grams < 0 }) { wrong.append("margins of \(fit.margins)") }
    do {
      let read = try ScaleCalibration(json: fit.json)
      let points = read.points.map { [$0.force, $0.grams] }
      if points != fit.masses.map({ [$0.force, $0.grams] }) {
        wrong.append("other points are read")
      }
    } catch {
      wrong.append("its calibration is refused: \(error)")
    }
    for text in [Report(fit).text, FitPlot(fit).text] + fit.warnings {
      if text.contains("nan") || text.contains("inf") { wrong.append("no number in \(text)") }
    }
    return wrong
  }
}
