import PressureFormats
import PressureKit

/// A table of a replayed press: one row for each time that a contact began or ended, or the control had events.
struct ReplayTable {
  let text: String

  init(_ press: ReplayedPress) {
    let header = ["time", "force", "input", "state", "events"]
    let rows = press.rows.filter { row in
      guard let sample = row.sample, row.events.isEmpty else { return true }
      return sample.phase != .moved
    }.map { row in
      [
        Number.fixed(row.time, 3), row.sample.map { Number.fixed($0.force.value, 3) } ?? "",
        row.sample.map { "contact \($0.id) \($0.phase)" } ?? "a frame", row.state,
        row.events.joined(separator: ", "),
      ]
    }
    let widths = header.indices.map { column in
      max(header[column].count, rows.lazy.map { $0[column].count }.max() ?? 0)
    }
    text = ([header] + rows).map { row in
      // Right-align numbers. Do not pad the last column.
      let cells = row.indices.map { column in
        switch column {
        case 0, 1: row[column].leftPadded(to: widths[column])
        case row.count - 1: row[column]
        default: row[column].padded(to: widths[column])
        }
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
