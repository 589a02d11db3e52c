import PressureKit

extension Moment {
  /// The moment in one line, for tests and tables: the time in seconds to a thousandth, the state after it, and the events.
  /// Example: `0.35 confirmed: confirmed, strong haptic, announce ok`.
  public var words: String {
    let events = events.map(\.words).joined(separator: ", ")
    return "\(SnapshotNumber.text(time)) \(state)\(events.isEmpty ? "" : ": ")\(events)"
  }
}
