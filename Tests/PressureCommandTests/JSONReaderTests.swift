import PressureKit
import Testing

@testable import PressureCommand

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("null", QuickActionValue.null), (" true\n", .boolean(true)), ("\tfalse\r\n", .boolean(false)),
    ("0", .integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("1.0", .number(1)), ("-1.25e+2", .number(-125)), ("1E-2", .number(0.01)),
    ("1e2", .number(100)),
    ("1e-999", .number(0)), ("\"\"", .string("")), ("\u{FEFF}\"é👆\"", .string("é👆")),
    (#""\"\\\/\b\f\n\r\t\u00E9\uD83D\uDC46""#, .string("\"\\/\u{8}\u{C}\n\r\té👆")),
    ("[]", .list([])), ("[ 1 , [ ] ]", .list([.integer(1), .list([])])), ("{ }", .dictionary([])),
    (
      "{\"b\" : 1,\"a\":{}}",
      .dictionary([QuickActionEntry("b", .integer(1)), QuickActionEntry("a", .dictionary([]))])
    ),
  ])
  func values(text: String, value: QuickActionValue) throws {
    #expect(try JSONReader.value(of: text, name: "") == value)
  }

  /// Where each fault is: its line and its character there.
  @Test(arguments: [
    (" \n", "2:1: a value must be here, not the end of the file"),
    ("[1,]", "1:4: a value must be here, not \"]\""),
    ("[\n  1 2]", "2:5: a comma or ] must be here, not \"2\""),
    ("[1", "1:3: a comma or ] must be here, not the end of the file"),
    ("[] []", "1:4: the end must be here, not \"[\""),
    ("[\"é👆\", x]", "1:8: a value must be here, not \"x\""),
    ("[👆]", "1:2: a value must be here, not \"👆\""),
    ("{1:2}", "1:2: a key in quotation marks must be here, not \"1\""),
    ("{\"a\":1,}", "1:8: a key in quotation marks must be here, not \"}\""),
    ("{\"a\" 1}", "1:6: a colon must be here, not \"1\""),
    ("{\"a\":1", "1:7: a comma or } must be here, not the end of the file"),
    ("{\"a\":1,\r\n\"\\u0061\":2}", "2:1: the key \"a\" is here for the second time"),
    ("nul", "1:1: a value must be here, not \"n\""),
    ("nullx", "1:5: the end must be here, not \"x\""),
    ("NaN", "1:1: a value must be here, not \"N\""),
    ("'a'", "1:1: a value must be here, not \"'\""),
    ("// a", "1:1: a value must be here, not \"/\""),
    ("+1", "1:1: a value must be here, not \"+\""), (".5", "1:1: a value must be here, not \".\""),
    ("[01]", "1:2: a number cannot begin with 0"), ("[-]", "1:3: a digit must be here, not \"]\""),
    ("1.", "1:3: a digit must be here, not the end of the file"),
    ("1e+", "1:4: a digit must be here, not the end of the file"),
    ("[1e999]", "1:2: the number \"1e999\" is too large"),
    ("9223372036854775808", "1:1: the integer \"9223372036854775808\" is over 64 bits"),
    ("[\"a", "1:2: the quotation mark at the end of this text is missing"),
    ("\"a\nb\"", "1:3: a text cannot have \"\\n\" in it; write it with a backslash"),
    ("\"\\", "1:2: no escape begins with a backslash and the end of the file"),
    ("\"\\x\"", "1:2: no escape begins with a backslash and \"x\""),
    ("\"\\u12", "1:2: \\u must be followed by four hexadecimal digits"),
    ("\"\\u+123\"", "1:2: \\u must be followed by four hexadecimal digits"),
    ("\"\\u１２３４\"", "1:2: \\u must be followed by four hexadecimal digits"),
    ("\"\\uD83D\"", "1:2: this is half a character; both of its halves must be here"),
    ("\"\\uDC46\"", "1:2: this is half a character; both of its halves must be here"),
    ("\"\\uD83D\\u0041\"", "1:2: this is half a character; both of its halves must be here"),
    ("\"\\uD83D\\u", "1:2: \\u must be followed by four hexadecimal digits"),
  ])
  func faults(text: String, sentence: String) {
    #expect(throws: Failure(status: .badData, sentences: ["a.json:\(sentence)"])) {
      try JSONReader.value(of: text, name: "a.json")
    }
  }

  @Test func deepButNotTooDeep() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONReader.value(of: nested(JSONReader.maximumDepth), name: "")
    let keys = String(repeating: "{\"a\":", count: 100_000)
    for (text, column) in [
      (nested(65), 65), (String(repeating: "[", count: 500_000), 65), (keys, 321),
    ] {
      let sentence = "a.json:1:\(column): values are nested deeper than 64 levels"
      #expect(throws: Failure(status: .badData, sentences: [sentence])) {
        try JSONReader.value(of: text, name: "a.json")
      }
    }
  }

  /// Each beginning of a text is a fault or a value, and never a trap.
  @Test func whateverIsCutOff() {
    let bytes = Array(QuickActionsExample.actions.utf8)
    for count in bytes.indices.dropLast() {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      #expect(throws: Failure.self) { try JSONReader.value(of: text, name: "") }
    }
  }
}
