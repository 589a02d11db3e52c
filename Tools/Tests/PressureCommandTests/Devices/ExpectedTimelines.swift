import Foundation
import PressureKit
import PressureTesting

@testable import PressureCommand
@testable import PressureFormats

/// The expected events of each trace on each control, from `Tests/Traces/expected.json`. It contains every time with events,
/// except a scale's readings between its states.
struct ExpectedTimelines: Codable, Equatable {
  struct Row: Codable, Equatable {
    /// In seconds, to a thousandth.
    var t: Double
    var events: [String]
    var state: String
  }

  /// The rows, by the name of the trace and of the control.
  var rows: [String: [String: [Row]]]

  /// Replays traces on every control.
  init(_ traces: [String: Trace]) {
    rows = traces.mapValues { trace in
      Dictionary(
        uniqueKeysWithValues: ReplayControl.allCases.map { control in
          (control.name, Self.rows(control.replay(trace)))
        })
    }
  }

  init(text: String) throws {
    rows = try JSONDecoder().decode([String: [String: [Row]]].self, from: Data(text.utf8))
  }

  private static func rows(_ press: ReplayedPress) -> [Row] {
    press.rows.filter { row in row.events.contains { !$0.hasSuffix(" grams") } }.map { row in
      Row(t: (row.time * 1000).rounded() / 1000, events: row.events, state: row.state)
    }
  }

  /// The text of the file, with one row per line.
  var text: String {
    let traces = rows.sorted { $0.key < $1.key }.map { name, controls in
      let lists = controls.sorted { $0.key < $1.key }.map { control, rows in
        let lines = rows.map { row in
          let events = row.events.map { "\"\($0)\"" }.joined(separator: ", ")
          return "\n      { \"t\": \(Number(row.t)), \"events\": [\(events)], "
            + "\"state\": \"\(row.state)\" }"
        }
        return
          "    \"\(control)\": [\(lines.joined(separator: ","))\(lines.isEmpty ? "" : "\n    ")]"
      }
      return "  \"\(name)\": {\n\(lists.joined(separator: ",\n"))\n  }"
    }
    return "{\n\(traces.joined(separator: ",\n"))\n}\n"
  }
}
