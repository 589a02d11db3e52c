import ArgumentParser
import Foundation
import NIOCore
import UnixSignals

/// The `scale` command: reads the options, serves until it is told to stop, and says how it went.
///
/// It prints one line when it really listens and `Stopped.` when it has closed the database. An
/// error is one sentence on the standard error stream, with a non-zero exit code.
public struct ScaleCommand: AsyncParsableCommand {
  /// The name and the text of `scale --help`.
  public static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Serves the PressureKit Scale demo app to browsers on this computer.",
    discussion: """
      It listens on 127.0.0.1, keeps the weighings in an SQLite database, and stops with \
      Ctrl-C.
      """
  )

  // A string, not an integer: the parser's own message for a bad number is not a sentence that
  // says what to do, and brings the whole usage text with it.
  @Option(help: ArgumentHelp("The port to listen on; 0 picks a free one.", valueName: "number"))
  var port = "8080"

  @Option(
    help: ArgumentHelp(
      """
      An IPv4 address of this computer to listen on as well, for a phone in the same network. It \
      gets in with a secret that is in the address printed for it.
      """, valueName: "address"))
  var network: String?

  @Option(
    help: ArgumentHelp(
      """
      The database file, created when missing. (default: pressurekit-scale/scale.sqlite in \
      $XDG_DATA_HOME or ~/.local/share)
      """, valueName: "path"))
  var database: String?

  @Option(
    name: .customLong("public"),
    help: ArgumentHelp(
      "The folder with the app's pages. (default: Public, beside the app's sources)",
      valueName: "folder"))
  var publicFolder: String?

  @Option(
    name: .customLong("kit"),
    help: ArgumentHelp(
      """
      The folder that script/build-web builds the browser kit into. (default: .build/web in the \
      repository)
      """, valueName: "folder"))
  var kitFolder: String?

  /// Makes a command that the argument parser fills in.
  public init() {}

  /// The checked options.
  ///
  /// - Throws: `StartupError` when the port or the network address cannot be used.
  func settings() throws -> Settings {
    guard let number = UInt16(port) else {
      throw StartupError(
        "The port \(port) is not a number from 0 to 65535. Choose another with --port.")
    }
    try network.map(NetworkAddress.check)
    var settings = Settings(
      port: number,
      database: URL(fileURLWithPath: database ?? DefaultPlaces.database()),
      publicFolder: URL(fileURLWithPath: publicFolder ?? DefaultPlaces.publicFolder),
      kitFolder: URL(fileURLWithPath: kitFolder ?? DefaultPlaces.kitFolder))
    settings.network = network
    return settings
  }

  /// Serves until SIGINT, SIGTERM or SIGQUIT.
  public func run() async throws {
    // Enough for a server of one person; each takes three of the files that may be open.
    NIOSingletons.groupLoopCountSuggestion = 1
    Disk.ignoreFileSizeSignal()
    let server = HistoryServer(settings: try settings())
    let port = try await server.start(stoppingAt: [.sigint, .sigterm, .sigquit])
    say("PressureKit Scale is at http://127.0.0.1:\(port)/  (press Ctrl-C to stop)")
    if let address = await server.phoneAddress(port: port) { say("For a phone: \(address)") }
    try await server.waitUntilStopped()
    say("Stopped.")
  }

  /// Unbuffered, so a script that waits for the line has it at once, also through a pipe.
  private func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }
}
