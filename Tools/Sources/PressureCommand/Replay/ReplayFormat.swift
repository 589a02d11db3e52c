import ArgumentParser

/// How what came of a press is printed.
enum ReplayFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json, bits
}
