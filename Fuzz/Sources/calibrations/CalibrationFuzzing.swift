import Foundation
import PressureHosting

/// Bytes as the file of a calibration: it is refused, or what is written of it is the same calibration.
enum CalibrationFuzzing {
  /// A rule that is broken on purpose.
  enum Flaw: CaseIterable {
    /// The last point is not written.
    case losesPoints
  }

  /// Which rules the bytes break.
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
        wrong.append("it reads back as another: \(written.json)")
      }
    } catch {
      wrong.append("what is written of it is refused: \(error)")
    }
    return wrong
  }
}
