import ArgumentParser

/// `pressure trace`: traces of presses from real devices.
struct TraceGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Makes traces of what real devices recorded.",
    subcommands: [TraceImport.self]
  )
}
