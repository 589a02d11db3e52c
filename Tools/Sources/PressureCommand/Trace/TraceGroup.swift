import ArgumentParser

/// `pressure trace`: imports, checks and strips traces of presses.
struct TraceGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Makes traces from the recordings of devices, and checks them.",
    subcommands: [TraceImport.self, TraceCheck.self, TraceStrip.self]
  )
}
