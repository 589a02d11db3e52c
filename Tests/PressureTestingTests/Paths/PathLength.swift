import Foundation

/// The maximum length of the sequences: 5 steps in an ordinary run, or `PRESSURE_PATHS` in the long run (script/paths).
enum PathLength {
  static let tested = ProcessInfo.processInfo.environment["PRESSURE_PATHS"].flatMap(Int.init) ?? 5
}
