import Foundation

/// Where the files are when the options do not say.
enum DefaultPlaces {
  /// `Examples/Scale`, three folders above this source file.
  ///
  /// The path is that of the sources when the server was compiled: a demo runs from its checkout.
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The pages of the app.
  static let publicFolder = package.appendingPathComponent("Public").path

  /// What `script/build-web` builds.
  static let kitFolder = package.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/web").path

  /// The database in the user's data folder.
  ///
  /// By the XDG Base Directory Specification 0.8: `$XDG_DATA_HOME`, which is ignored when it is
  /// not absolute, else `~/.local/share`.
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
