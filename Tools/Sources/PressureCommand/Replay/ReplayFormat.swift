import ArgumentParser

/// The format of a printed replay.
enum ReplayFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json, bits
}
