import QuickActions
import Testing

@testable import PressureCommand

@Suite struct QuickActionValueJSONTests {
  @Test(arguments: [
    ("null", QuickActionValue.null), (" true\n", .boolean(true)), ("\tfalse\r\n", .boolean(false)),
    ("0", .integer(0)), ("1", .integer(1)), ("-12", .integer(-12)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("1.0", .integer(1)),
    ("1e2", .integer(100)), ("-1.25", .number(-1.25)), ("1E-2", .number(0.01)),
    ("\"\"", .string("")), ("\"1\"", .string("1")), ("\u{FEFF}\"é👆\"", .string("é👆")),
    (#""\"\\\/\b\f\n\r\t\u00E9\uD83D\uDC46""#, .string("\"\\/\u{8}\u{C}\n\r\té👆")),
    ("[]", .list([])), ("[ 1 , [ ] ]", .list([.integer(1), .list([])])), ("{ }", .dictionary([])),
    (
      "{\"b\" : 1,\"a\":{}}",
      .dictionary([QuickActionEntry("a", .dictionary([])), QuickActionEntry("b", .integer(1))])
    ),
  ])
  func values(text: String, value: QuickActionValue) throws {
    #expect(try QuickActionValue(json: text, name: "") == value)
  }

  /// Where Foundation knows the place of a fault, its line and its character there are said.
  @Test(arguments: [
    ("[\n  1 2]", ":2:5: this cannot be read as JSON: Invalid value"),
    ("[\r\n\r\n{\"a\" 1}]", ":3:6: this cannot be read as JSON: Invalid value"),
    ("\u{FEFF}[\"é👆\", x]", ":1:8: this cannot be read as JSON: Invalid value"),
    ("👆", ":1:1: this cannot be read as JSON: Invalid value"),
    ("[] []", ":1:4: this cannot be read as JSON: Invalid value"),
    ("\"\\x\"", ":1:2: this cannot be read as JSON: Invalid escape sequence"),
    ("[1", ": this cannot be read as JSON: Unexpected end of file during JSON parse."),
    (
      "[1e999]",
      ": this cannot be read as JSON: Number 1e999 is not representable in Swift."
    ),
    (
      String(repeating: "9", count: 900_000),
      ": this cannot be read as JSON: Number \(String(repeating: "9", count: 93))"
    ),
  ])
  func faults(text: String, sentence: String) {
    #expect(throws: Failure(status: .badData, sentences: ["a.json\(sentence)"])) {
      try QuickActionValue(json: text, name: "a.json")
    }
  }

  @Test func deepButNotTooDeep() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try QuickActionValue(json: nested(64), name: "")
    let keys = String(repeating: "{\"a\":", count: 100_000)
    for (text, sentence) in [
      (nested(65), ": this cannot be read as JSON: values are nested deeper than 64 levels"),
      (nested(512), ": this cannot be read as JSON: values are nested deeper than 64 levels"),
      (
        nested(400_000),
        ":1:514: this cannot be read as JSON: Too many nested arrays or dictionaries"
      ),
      (keys, ":1:2562: this cannot be read as JSON: Too many nested arrays or dictionaries"),
    ] {
      #expect(throws: Failure(status: .badData, sentences: ["a.json\(sentence)"])) {
        try QuickActionValue(json: text, name: "a.json")
      }
    }
  }

  /// Each beginning of a text is a fault, and never a trap.
  @Test func whateverIsCutOff() {
    let bytes = Array(QuickActionsExample.actions.utf8)
    // Without its last line feed the text is whole.
    for count in 0..<bytes.count - 2 {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      #expect(throws: Failure.self) { try QuickActionValue(json: text, name: "") }
    }
  }
}
