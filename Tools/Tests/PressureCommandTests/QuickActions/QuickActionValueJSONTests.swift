import QuickActions
import Testing

@testable import PressureCommand
@testable import PressureFormats

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
      .dictionary([QuickActionEntry("b", .integer(1)), QuickActionEntry("a", .dictionary([]))])
    ),
    // The parser keeps both of two equal keys. Validation refuses them later.
    (
      "{\"a\":1,\"a\":2,\"\u{E9}\":3,\"e\u{301}\":4}",
      .dictionary([
        QuickActionEntry("a", .integer(1)), QuickActionEntry("a", .integer(2)),
        QuickActionEntry("\u{E9}", .integer(3)), QuickActionEntry("e\u{301}", .integer(4)),
      ])
    ),
    ("-0", .integer(0)), ("-0.0", .integer(0)), ("1e18", .integer(1_000_000_000_000_000_000)),
    ("1e19", .number(1e19)), ("5e-324", .number(.leastNonzeroMagnitude)), ("1e-999", .integer(0)),
    (#""\uFFFF\u0000\uDBFF\uDFFF""#, .string("\u{FFFF}\0\u{10FFFF}")),
  ])
  func values(text: String, value: QuickActionValue) throws {
    expect(try QuickActionValue(json: text, name: ""), equals: value)
  }

  /// Each fault has a line and a column.
  @Test(arguments: [
    ("[\n  1 2]", "2:5", "a comma or a ] is missing"),
    ("[\r\n\r\n{\"a\" 1}]", "3:6", "a colon is missing"),
    ("[\"é👆\", x]", "1:8", "a value is missing"), ("👆", "1:1", "a value is missing"),
    ("[] []", "1:4", "there is more text after the value"), ("nul", "1:1", "a value is missing"),
    ("[1,]", "1:4", "a value is missing"),
    ("{\"a\":1,}", "1:8", "a key in quotation marks is missing"),
    ("{a:1}", "1:2", "a key in quotation marks is missing"),
    ("{\"a\":1 \"b\":2}", "1:8", "a comma or a } is missing"),
    ("'a'", "1:1", "a value is missing"), ("[1 // one\n]", "1:4", "a comma or a ] is missing"),
    ("\"\\x\"", "1:2", "this escape is unknown"),
    ("\"\\u00g0\"", "1:6", "\\u needs four hexadecimal digits"),
    ("\"\\uD83D\"", "1:2", "half of a surrogate pair is missing"),
    ("\"\\uD83D\\u0041\"", "1:2", "half of a surrogate pair is missing"),
    ("\"\\uDC46\"", "1:2", "half of a surrogate pair is missing"),
    (
      "\"a\nb\"", "1:3",
      "a string contains a control character; write it as \\u and four digits"
    ),
    ("[1,\n01]", "2:2", "a comma or a ] is missing"), ("[1.]", "1:4", "a digit is missing"),
    ("[-]", "1:3", "a digit is missing"), ("[1e+]", "1:5", "a digit is missing"),
    ("+1", "1:1", "a value is missing"), ("NaN", "1:1", "a value is missing"),
    ("[1,\n 1e999]", "2:2", "this number is too large"),
    (String(repeating: "9", count: 900_000), "1:1", "this number is too large"),
    ("", "1:1", "the text ends too early"), ("[1", "1:3", "the text ends too early"),
    ("{\n\"a", "2:3", "the text ends too early"),
    ("[\"a\",\n\n\"\\u12", "3:6", "the text ends too early"),
    ("[\n1,\n2\n,\n3", "5:2", "the text ends too early"),
    ("\"\\", "1:3", "the text ends too early"),
    ("[1\n,\0]", "2:2", "a value is missing"),
  ])
  func faults(text: String, place: String, sentence: String) {
    let whole = "a.json:\(place): this cannot be read as JSON: \(sentence)"
    #expect(throws: Failure(status: .badData, sentences: [whole])) {
      try QuickActionValue(json: text, name: "a.json")
    }
  }

  @Test func nestingIsLimitedTo64Levels() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try QuickActionValue(json: nested(64), name: "")
    let keys = String(repeating: "{\"a\":", count: 100_000)
    for (text, column) in [(nested(65), 65), (nested(400_000), 65), (keys, 321)] {
      let sentence =
        "a.json:1:\(column): this cannot be read as JSON: values are nested deeper than 64 levels"
      #expect(throws: Failure(status: .badData, sentences: [sentence])) {
        try QuickActionValue(json: text, name: "a.json")
      }
    }
  }

  /// Every truncated text gives a fault, and none crashes the parser.
  @Test func everyTruncatedTextIsAFault() {
    let bytes = Array(QuickActionsExample.actions.utf8)
    // The text is still complete without its last line feed.
    for count in 0..<bytes.count - 2 {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      #expect(throws: Failure.self) { try QuickActionValue(json: text, name: "") }
    }
  }
}
