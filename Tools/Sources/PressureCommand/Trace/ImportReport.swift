import PressureFormats
import PressureKit

/// A report on a device, with a line for each press.
struct ImportReport {
  let text: String
  let warnings: [String]

  init(_ presses: [RecordedPress], _ scale: TraceScale, path: String, first: Int) {
    let file = Failure.shown(path)
    let name = scale.name.map { $0.printable } ?? "a device without a name"
    var head = "\(file.printable): \(name), \(scale.source)"
    if let range = scale.range {
      head += ", pressure \(Number(range.lowerBound))…\(Number(range.upperBound))"
      if scale.unit != "steps" { head += " in \(scale.unit ?? "")" }
    } else {
      head += ", no pressure"
    }
    let header = ["press", "contacts", "samples", "seconds", "reached"]
    let rows = presses.enumerated().map { index, press in
      [
        "\(first + index)", "\(press.contacts)", "\(press.samples.count)",
        Number.fixed(press.seconds, 3), press.reached(scale).map { Number.fixed($0, 3) } ?? "–",
      ]
    }
    let widths = header.indices.map { column in
      max(header[column].count, rows.lazy.map { $0[column].count }.max() ?? 0)
    }
    let table = ([header] + rows).map { row in
      zip(row, widths).map { $0.leftPadded(to: $1) }.joined(separator: "  ") + "\n"
    }.joined()
    text = head + "\n" + (presses.isEmpty ? "" : "\n" + table)
    warnings = presses.enumerated().flatMap { index, press in
      Self.warnings(press).map { "\(file): press \(first + index): \($0)" }
    }
  }

  private static func warnings(_ press: RecordedPress) -> [String] {
    var warnings: [String] = []
    if press.fingers > press.contactsAtOnce {
      warnings.append(
        """
        the device counted \(press.fingers) fingers, but reported \(press.contactsAtOnce) \
        contact\(press.contactsAtOnce == 1 ? "" : "s") at once
        """)
    }
    switch press.cut {
    case .recordingEnds:
      warnings.append("the recording ends during this press; it is cancelled there")
    case .dropped: warnings.append("it is cancelled where the system dropped events")
    case .tooLong:
      warnings.append("it is longer than a trace may be; it is cancelled at that limit")
    case nil: break
    }
    return warnings
  }
}
