import ArgumentParser
import PressureCatalog

/// The `pressure` command: tools for sensors that measure how hard a finger presses.
public struct Pressure: ParsableCommand {
  /// The name, the help and the subcommands of the command.
  public static let configuration = CommandConfiguration(
    commandName: "pressure",
    abstract: "Tools for sensors that measure how hard a finger presses.",
    version: Catalog.version,
    subcommands: [Calibrate.self, Replay.self, TraceGroup.self, QuickActionsGroup.self]
  )

  /// Creates a command that the argument parser fills in.
  public init() {}

  /// Runs the command with the arguments of the process. On an error, it prints the reason and ends the process.
  public static func start() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Terminal.end(with: error)
    }
  }
}
