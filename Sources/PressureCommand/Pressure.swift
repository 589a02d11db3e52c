import ArgumentParser

/// The `pressure` command: tools for sensors that measure how hard a finger presses.
public struct Pressure: ParsableCommand {
  /// The name, the text of `pressure --help` and the subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "pressure",
    abstract: "Tools for sensors that measure how hard a finger presses.",
    subcommands: [Calibrate.self, Replay.self, QuickActionsGroup.self]
  )

  /// Makes a command that the argument parser fills in.
  public init() {}
}
