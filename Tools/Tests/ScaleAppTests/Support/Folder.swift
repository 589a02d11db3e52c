import Foundation

@testable import ScaleApp

/// A temporary folder for one test, deleted after it.
final class Folder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("ScaleAppTests-\(UUID().uuidString)")

  /// The file of the history, which does not exist yet.
  var file: HistoryFile { HistoryFile(url: url.appendingPathComponent("Own/Weighings.json")) }

  /// The file of the calibration, which does not exist yet.
  var calibration: CalibrationFile {
    CalibrationFile(url: url.appendingPathComponent("Own/Calibration.json"))
  }

  /// The preferences of one app.
  var defaults: UserDefaults { UserDefaults(suiteName: url.lastPathComponent) ?? .standard }

  deinit {
    defaults.removePersistentDomain(forName: url.lastPathComponent)
    try? FileManager.default.removeItem(at: url)
  }

  /// The names of the files in the app's folder, sorted.
  var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path)
    return (names ?? []).sorted()
  }

  /// Writes a file, by default that of the history.
  func put(_ text: String, as url: URL? = nil) throws {
    try FileManager.default.createDirectory(
      at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url ?? file.url)
  }

  func text(_ name: String = "Weighings.json") throws -> String {
    try String(
      contentsOf: file.url.deletingLastPathComponent().appendingPathComponent(name),
      encoding: .utf8)
  }
}
