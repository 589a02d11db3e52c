import PressureKit

/// The names of phases and sources in a trace.
enum TraceNames {
  static let phases: [(String, ContactPhase)] = [
    ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
  ]

  static let sources: [(String, ContactSource)] = [
    ("unknown", .unknown), ("touch", .touch), ("touchEvent", .touchEvent), ("pen", .pen),
    ("mouse", .mouse), ("trackpad", .trackpad), ("simulated", .simulated),
  ]

  static func name(of phase: ContactPhase) -> String {
    phases.first { $0.1 == phase }?.0 ?? ""
  }

  static func name(of source: ContactSource) -> String {
    sources.first { $0.1 == source }?.0 ?? ""
  }
}
