import Foundation
import PressureHosting

/// Reads bytes as a calibration file. Either the file is refused, or writing and reading it again gives the same calibration.
enum CalibrationFuzzing {
  /// A rule to break on purpose.
  enum Flaw: CaseIterable {
    /// The last point is not written.
    case losesPoints
  }

  /// Returns the rules that the bytes break.
  static func faults(in bytes: [UInt8], flaw: Flaw? = nil) -> [String] {
    guard let text = String(validating: bytes, as: UTF8.self),
      let calibration = try? ScaleCalibration(json: text)
    else { return [] }
    var wrong = calibration.points.filter {
      !(0...1e6).contains($0.force) || !(0...1e6).contains($0.grams)
    }.map { "a point of \($0)" }
    if (calibration.line == nil) != (calibration.fault != nil || calibration.points.isEmpty) {
      wrong.append("a line and a fault, or neither")
    }
    var written = calibration
    if flaw == .losesPoints, !written.points.isEmpty {
      written.remove(at: written.points.count - 1)
    }
    do {
      if try ScaleCalibration(json: written.json) != calibration {
        wrong.append("it reads back as a different calibration: \(written.json)")
      }
    } catch {
      wrong.append("the written calibration is refused: \(error)")
    }
    return wrong
  }
}
