import Foundation

/// The default locations of the files.
enum DefaultPlaces {
  /// `Examples/Scale`, three folders above the folder of this source file.
  ///
  /// It is the path of the sources at compile time, because the demo runs from its checkout.
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The pages of the app.
  static let publicFolder = package.appendingPathComponent("Public").path

  /// The output of `script/build-web`.
  static let kitFolder = package.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/web").path

  /// The database in the user's data folder.
  ///
  /// It follows the XDG Base Directory Specification 0.8: the data folder is `$XDG_DATA_HOME` if that is an absolute path,
  /// otherwise `~/.local/share`.
  static func database(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? home + "/.local/share"
    return data + "/pressurekit-scale/scale.sqlite"
  }
}
