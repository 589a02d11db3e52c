// CalibratedScale.swift
import Foundation
import PressureHosting
import PressureViews

extension ScaleView {
  /// Adds the mass that is on the scale to the calibration, and saves the calibration.
  func learn(grams: Double, keepingIn file: URL) throws -> Bool {
    guard addCalibrationPoint(grams: grams) else { return false }
    try Data(calibration.json.utf8).write(to: file, options: .atomic)
    return true
  }

  /// Restores a saved calibration.
  func load(_ file: URL) throws {
    calibration = try ScaleCalibration(json: String(contentsOf: file, encoding: .utf8))
  }

  /// The precision, such as "±0.9 g, in steps of 1.0 g".
  var quality: String {
    let error = standardError.map { String(format: "±%.1f g", 2 * $0) } ?? "error not known"
    let step = resolution.map { String(format: "steps of %.1f g", $0) } ?? "unknown steps"
    return error + ", in " + step
  }
}
