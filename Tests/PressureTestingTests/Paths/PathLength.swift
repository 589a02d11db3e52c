import Foundation

/// How long the sequences are: 5 steps in an ordinary run, and as many as `PRESSURE_PATHS` says in the
/// long one (script/paths).
enum PathLength {
  static let tested = ProcessInfo.processInfo.environment["PRESSURE_PATHS"].flatMap(Int.init) ?? 5
}
