import ArgumentParser
import Foundation
import NIOCore
import UnixSignals

/// The `scale` command. It reads the options and serves until a signal stops it.
///
/// It prints the address as soon as the server accepts connections, and `Stopped.` after the database is closed. It writes
/// an error to the standard error stream and exits with a non-zero code.
public struct ScaleCommand: AsyncParsableCommand {
  /// The command's name, and the text of `scale --help`.
  public static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Serves the PressureKit Scale demo app to browsers on this computer.",
    discussion: """
      It listens on 127.0.0.1, keeps the weighings in an SQLite database, and stops with \
      Ctrl-C.
      """
  )

  // A string, not an integer: for a bad number, the parser's own message does not say what to do, and the whole usage
  // text follows it.
  @Option(help: ArgumentHelp("The port to listen on; 0 picks a free one.", valueName: "number"))
  var port = "8080"

  @Option(
    help: ArgumentHelp(
      """
      Another IPv4 address of this computer to listen on, for a phone in the same network. The \
      address printed for the phone contains a secret that lets it in.
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

  /// Creates a command for the argument parser to fill in.
  public init() {}

  /// Returns the options as settings.
  ///
  /// - Throws: `StartupError` if the port or the network address cannot be used.
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
    // One event loop is enough for one person. Each loop takes three file descriptors.
    NIOSingletons.groupLoopCountSuggestion = 1
    Disk.ignoreFileSizeSignal()
    let server = HistoryServer(settings: try settings())
    let port = try await server.start(stoppingAt: [.sigint, .sigterm, .sigquit])
    say("PressureKit Scale is at http://127.0.0.1:\(port)/  (press Ctrl-C to stop)")
    if let address = await server.phoneAddress(port: port) { say("For a phone: \(address)") }
    try await server.waitUntilStopped()
    say("Stopped.")
  }

  /// Prints a line unbuffered, so that a script that waits for it receives it at once, even through a pipe.
  private func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }
}
