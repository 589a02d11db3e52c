import PressureKit

extension Moment {
  /// The moment in a line, for tests and tables: when, in seconds to a thousandth, the state after it and
  /// what was said: `0.35 confirmed: confirmed, strong haptic, announce ok`.
  public var words: String {
    let events = events.map(\.words).joined(separator: ", ")
    return "\(SnapshotNumber.text(time)) \(state)\(events.isEmpty ? "" : ": ")\(events)"
  }
}
