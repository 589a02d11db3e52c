import ArgumentParser

/// `pressure trace`: traces of presses, from real devices to those that are contributed.
struct TraceGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Makes traces of what devices recorded, and checks them.",
    subcommands: [TraceImport.self, TraceCheck.self, TraceStrip.self]
  )
}
