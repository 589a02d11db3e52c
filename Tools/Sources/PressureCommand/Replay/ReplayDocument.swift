import PressureFormats
import PressureKit

/// A replayed press as JSON: one line for each input, with its events and the state after it. The words need no escapes.
struct ReplayDocument {
  let text: String

  init(_ press: ReplayedPress) {
    let rows = press.rows.map { row in
      let events = row.events.map { "\"\($0)\"" }.joined(separator: ", ")
      return "{ \"t\": \(Number(row.time)), \"input\": \(Self.input(row.sample)), "
        + "\"events\": [\(events)], \"state\": \"\(row.state)\" }"
    }
    text = "[\n  " + rows.joined(separator: ",\n  ") + "\n]\n"
  }

  private static func input(_ sample: ContactSample?) -> String {
    guard let sample else { return "null" }
    return "{ \"phase\": \"\(sample.phase)\", \"id\": \(sample.id), "
      + "\"x\": \(Number(sample.position.x)), \"y\": \(Number(sample.position.y)), "
      + "\"force\": \(Number(sample.force.value)) }"
  }
}
