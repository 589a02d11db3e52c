import Foundation
import PressureFormats
import PressureHosting

/// Bytes as a table of masses: it is refused in words, or its masses are those that are written there, and what is
/// fitted to them is refused in words or can be read.
public enum MassFuzzing {
  /// A rule that is broken on purpose.
  public enum Flaw: CaseIterable, Sendable {
    /// A number ends before its point, as it once did before a NUL.
    case cutsNumbers
  }

  /// Which rules the bytes break.
  public static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    // What is no UTF-8 is no text, and refused before.
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

  /// Each number is in its line as it is written, whole and with nothing beside it.
  private static func wrong(with masses: [KnownMass], of text: String) -> [String] {
    let lines = text.withoutByteOrderMark
      .replacingOccurrences(of: "\r\n", with: "\n", options: .literal)
      .replacingOccurrences(of: "\r", with: "\n", options: .literal)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return masses.flatMap { mass -> [String] in
      guard lines.indices.contains(mass.line - 1) else { return ["no line \(mass.line)"] }
      let cells = lines[mass.line - 1].split { ", \t\"".contains($0) }
      // What the C library reads from the beginning of a cell.
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
