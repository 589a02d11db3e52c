import Foundation

@testable import ScaleApp

/// A folder for one test, gone with it.
final class Folder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("ScaleAppTests-\(UUID().uuidString)")

  /// Not there yet.
  var file: HistoryFile { HistoryFile(url: url.appendingPathComponent("Own/Weighings.json")) }

  /// Not there yet either.
  var calibration: CalibrationFile {
    CalibrationFile(url: url.appendingPathComponent("Own/Calibration.json"))
  }

  /// The preferences of one app.
  var defaults: UserDefaults { UserDefaults(suiteName: url.lastPathComponent) ?? .standard }

  deinit {
    defaults.removePersistentDomain(forName: url.lastPathComponent)
    try? FileManager.default.removeItem(at: url)
  }

  /// What is in the app's folder, by name.
  var names: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: file.url.deletingLastPathComponent().path)
    return (names ?? []).sorted()
  }

  /// Puts something where the app's file belongs.
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
