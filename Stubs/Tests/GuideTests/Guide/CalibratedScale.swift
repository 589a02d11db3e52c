// CalibratedScale.swift
import Foundation
import PressureHosting
import PressureUIKit

extension ScaleView {
  /// Takes what is weighed now for a known mass, and keeps all that are known.
  func learn(grams: Double, keepingIn file: URL) throws -> Bool {
    guard addCalibrationPoint(grams: grams) else { return false }
    try Data(calibration.json.utf8).write(to: file, options: .atomic)
    return true
  }

  /// Knows what was kept.
  func load(_ file: URL) throws {
    calibration = try ScaleCalibration(json: String(contentsOf: file, encoding: .utf8))
  }

  /// How good it is: "±0.9 g, in steps of 1.0 g".
  var quality: String {
    let error = standardError.map { String(format: "±%.1f g", 2 * $0) } ?? "error not known"
    let step = resolution.map { String(format: "steps of %.1f g", $0) } ?? "unknown steps"
    return error + ", in " + step
  }
}
