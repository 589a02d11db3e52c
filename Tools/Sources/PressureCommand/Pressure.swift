import ArgumentParser
import PressureCatalog

/// The `pressure` command: tools for sensors that measure how hard a finger presses.
public struct Pressure: ParsableCommand {
  /// The name, the text of `pressure --help` and the subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "pressure",
    abstract: "Tools for sensors that measure how hard a finger presses.",
    version: Catalog.version,
    subcommands: [Calibrate.self, Replay.self, TraceGroup.self, QuickActionsGroup.self]
  )

  /// Makes a command that the argument parser fills in.
  public init() {}

  /// Does what the arguments of the process say; where it cannot, says why and ends the process.
  public static func start() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Terminal.end(with: error)
    }
  }
}
