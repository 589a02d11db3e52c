import Foundation
import PressureHosting

/// A file of known masses, in the JSON format that the demo's pages and `pressure calibrate` write.
struct CalibrationFile: Sendable {
  let url: URL

  /// The app's own file.
  static let own = CalibrationFile(
    url: .ownFolder.appendingPathComponent("Calibration.json"))

  /// The largest file to read, in bytes. A calibration with a thousand masses is less than a tenth of this.
  private static let greatest = 1_000_000

  /// Reads the app's own file. If it does not exist, returns an empty calibration.
  ///
  /// - Throws: `damaged` or `unreadable`. The file is unchanged.
  func read() throws(CalibrationProblem) -> ScaleCalibration {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return ScaleCalibration()
    } catch {
      throw .unreadable
    }
    if data.count > Self.greatest { throw .damaged }
    do {
      return try ScaleCalibration(json: String(decoding: data, as: UTF8.self))
    } catch {
      throw .damaged
    }
  }

  /// Reads a file that the person chose.
  ///
  /// - Throws: The problem with the file.
  func readChosen() throws(ImportProblem) -> ScaleCalibration {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable }
    if data.count > Self.greatest { throw .tooLarge }
    let calibration: ScaleCalibration
    do {
      calibration = try ScaleCalibration(json: String(decoding: data, as: UTF8.self))
    } catch {
      throw .noCalibration(error)
    }
    if calibration.points.isEmpty { throw .empty }
    return calibration
  }

  /// Replaces the file atomically.
  ///
  /// - Throws: `unwritable`.
  func write(_ calibration: ScaleCalibration) throws(CalibrationProblem) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(calibration.json.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable
    }
  }
}
