import ArgumentParser

/// `pressure trace`: traces of presses, from real devices to those that are contributed.
struct TraceGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Makes traces from the recordings of devices, and checks them.",
    subcommands: [TraceImport.self, TraceCheck.self, TraceStrip.self]
  )
}
