import Foundation
import PressureHosting

/// A file of known masses: the same JSON that pages and `pressure calibrate` write.
struct CalibrationFile: Sendable {
  let url: URL

  /// Where the app keeps its own.
  static let own = CalibrationFile(
    url: .ownFolder.appendingPathComponent("Calibration.json"))

  /// In bytes; a calibration of a thousand masses has not a tenth of it.
  private static let greatest = 1_000_000

  /// Reads it; a file that is not there knows no mass.
  ///
  /// - Throws: `damaged` or `unreadable`; the file is as it was.
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

  /// Reads one that somebody chose.
  ///
  /// - Throws: what is wrong with it.
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

  /// Writes it anew, whole or not at all.
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
