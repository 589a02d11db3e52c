import ArgumentParser
import PressureCatalog
import PressureFormats

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
      try checkCommand(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Terminal.end(with: error)
    }
  }

  /// Throws if the arguments begin with an unknown command. The argument parser would only count the arguments.
  private static func checkCommand(_ arguments: ArraySlice<String>) throws(UnknownCommand) {
    var commands = configuration.subcommands
    var group = ["pressure"]
    for word in arguments.prefix(while: { !$0.hasPrefix("-") }) {
      let names = commands.map { $0._commandName }
      if names.isEmpty || group.count == 1 && word == "help" { return }
      guard let index = names.firstIndex(of: word) else {
        throw UnknownCommand(word: word, group: group.joined(separator: " "), names: names)
      }
      group.append(word)
      commands = commands[index].configuration.subcommands
    }
  }
}

/// A word in the place of a command that is not the name of one.
struct UnknownCommand: Error {
  let word: String
  /// The words before it.
  let group: String
  /// The names of the commands in its place.
  let names: [String]

  /// The message, with the fix, as the argument parser writes its own.
  var text: String {
    let nearest = Spelling.nearest(to: word, in: names)
    let hint =
      nearest.isEmpty
      ? "use one of \(names.joined(separator: ", "))"
      : "did you mean \(nearest.joined(separator: " or "))?"
    return """
      Error: \(Quotation("\(group) \(word)")) is not a command; \(hint)
      Usage: \(group) <subcommand>
        See '\(group) --help' for more information.
      """
  }
}
