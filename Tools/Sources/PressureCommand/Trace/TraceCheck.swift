import ArgumentParser
import PressureFormats
import PressureKit
import PressureTesting

/// `pressure trace check`: whether traces can be contributed.
struct TraceCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks traces that are to be contributed.",
    discussion: """
      Each trace is read and replayed on every control, where the rules must hold that hold of any \
      press: nothing acts without its whole protocol, nothing acts twice, a cancel leaves nothing. \
      Its header must say whether it was recorded or made up, and by which device. It must not \
      tell more than a press does: pressure trace strip takes that out.

      All that is wrong is said. The exit status is 65 for bad data, 66 for a file that cannot be \
      read.
      """
  )

  @Argument(help: ArgumentHelp("The traces; - is the standard input.", valueName: "trace.jsonl"))
  var traces: [String]

  @Flag(help: "Checks only the rules, and not whether it can be contributed.")
  var onlyRules = false

  func run() throws {
    try Terminal.run(check)
  }

  private func check() throws(Failure) {
    let inputs = InputFiles()
    var report = ""
    var sentences: [String] = []
    for name in traces {
      let found = TraceChecks(
        try TraceFile(path: name, inputs: inputs).trace(), onlyRules: onlyRules)
      sentences += found.faults.map { "\(Failure.shown(name)): \($0)" }
      report += "\(Failure.shown(name).printable): \(found.summary)\n"
    }
    try Terminal.say(report)
    if !sentences.isEmpty { throw Failure(status: .badData, sentences: sentences) }
  }
}

/// What is to be said of a trace that somebody contributes.
struct TraceChecks {
  /// What it is, in a line.
  let summary: String
  /// What is wrong with it, in sentences without a full stop; none of a good one.
  let faults: [String]

  init(_ trace: Trace, onlyRules: Bool = false) {
    var faults = onlyRules ? [] : Self.faultsOfOrigin(trace)
    for control in ReplayControl.allCases {
      faults += control.brokenRules(trace).map { "on \(control): \($0)" }
    }
    self.faults = faults
    let origin = trace.origin
    let contacts = Set(trace.samples.map(\.id)).count
    let seconds = Number.fixed(trace.samples.last?.time ?? 0, 3)
    let most = trace.samples.map(\.force).max() ?? 0
    let reached = trace.maximum > 0 ? Number.fixed(most / trace.maximum, 3) : "no sensor"
    let making =
      switch origin.making {
      case .recorded?: "recorded"
      case .madeUp?: "made up"
      case nil: "of unknown origin"
      }
    let names = [origin.device, origin.browser].compactMap { $0.map(\.printable) }
    summary =
      ([making] + names + ["\(trace.source)", "contacts \(contacts)", "\(seconds) s"]
      + ["reached \(reached)"]).joined(separator: ", ")
  }

  private static func faultsOfOrigin(_ trace: Trace) -> [String] {
    let origin = trace.origin
    var faults: [String] = []
    if origin.making == nil {
      faults.append("it does not say whether it was recorded or made up: \"origin\" is missing")
    }
    if origin.making == .recorded && origin.device == nil {
      faults.append("it does not say by which device it was recorded: \"device\" is missing")
    }
    // Of what nobody pressed there is nobody to tell of.
    return origin.making == .madeUp
      ? faults : faults + trace.privateDetails.map { "\($0): strip it" }
  }
}
