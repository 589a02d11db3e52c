import ArgumentParser
import PressureFormats
import PressureKit
import PressureTesting

/// `pressure trace check`: checks whether traces can be contributed.
struct TraceCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks traces before they are contributed.",
    discussion: """
      Each trace is replayed on every control, and the rules for any press must hold: a control \
      acts only after its full protocol, acts only once, and a cancel leaves nothing behind. The \
      header must say whether the trace was recorded or made up, and by which device. A trace must \
      not reveal more than the press: pressure trace strip removes the rest.

      All faults are printed. The exit status is 65 for bad data, 66 for a file that cannot be \
      read.
      """
  )

  @Argument(help: ArgumentHelp("The traces; - is the standard input.", valueName: "trace.jsonl"))
  var traces: [String]

  @Flag(help: "Checks only the rules, and not whether the traces can be contributed.")
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

/// The result of checking a trace before it is contributed.
struct TraceChecks {
  /// A description of the trace, in one line.
  let summary: String
  /// The faults, as sentences without a full stop. Empty for a good trace.
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
      faults.append("\"origin\" is missing; it must say whether the trace was recorded or made up")
    }
    if origin.making == .recorded && origin.device == nil {
      faults.append("\"device\" is missing; a recorded trace must name its device")
    }
    // A made-up trace cannot reveal anything about a person.
    return origin.making == .madeUp
      ? faults : faults + trace.privateDetails.map { "\($0): strip it" }
  }
}
