import Foundation

/// A reply, as it was received.
struct WireResponse: CustomStringConvertible {
  let status: String
  let headers: [String: String]
  let body: Data

  /// The error for bytes that are not a reply.
  struct Malformed: Error {
    let text: String
  }

  init(_ data: Data) throws {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)),
      let head = String(data: data[..<end.lowerBound], encoding: .utf8)
    else { throw Malformed(text: String(decoding: data, as: UTF8.self)) }
    let lines = head.components(separatedBy: "\r\n")
    status = lines[0].replacing("HTTP/1.1 ", with: "")
    headers = try Dictionary(
      lines.dropFirst().map { line in
        guard let colon = line.range(of: ": ") else { throw Malformed(text: head) }
        return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
      },
      // Show both values of a duplicate header, so that a test fails on it.
      uniquingKeysWith: { "\($0) AND \($1)" })
    body = data[end.upperBound...]
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The whole reply without a valid `Date`, with the headers in alphabetical order.
  var description: String {
    var lines = headers
    if let date = lines["Date"] {
      lines["Date"] = date.wholeMatch(of: Self.date) == nil ? "WRONG \(date)" : nil
    } else {
      lines["Date"] = "MISSING"
    }
    return Self.describe(status, lines, text)
  }

  // A computed property, because a Regex is not Sendable.
  private static var date: Regex<Substring> {
    /[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT/
  }

  /// Returns the description of a reply with the headers that every reply has, and the given ones.
  static func expected(
    _ status: String, _ headers: [String: String], body: String = "", length: Int? = nil
  ) -> String {
    var all = [
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
        + "style-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; "
        + "form-action 'self'; frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    ]
    // RFC 9110, section 8.6: these replies have neither a body nor a length.
    if !["204", "304"].contains(status.prefix(3)) {
      all["Content-Length"] = String(length ?? body.utf8.count)
    }
    all.merge(headers) { $1 }
    return describe(status, all, body)
  }

  /// Returns the description of a reply of the API.
  static func json(
    _ status: String, _ body: String, _ headers: [String: String] = [:]
  ) -> String {
    let fixed = ["Cache-Control": "no-store", "Content-Type": "application/json"]
    return expected(status, fixed.merging(headers) { $1 }, body: body)
  }

  /// Returns the description of a refusal.
  static func problem(
    _ status: String, _ detail: String, field: String? = nil, _ headers: [String: String] = [:]
  ) -> String {
    let code = status.prefix(3)
    // In the status line, SwiftNIO writes the phrases of an older RFC.
    let title = status.dropFirst(4).replacing("Unprocessable Entity", with: "Unprocessable Content")
      .replacing("Payload Too Large", with: "Content Too Large")
    let detail = detail.replacing("\"", with: "\\\"")
    let field = field.map { "\"field\":\"\($0)\"," } ?? ""
    return json(
      status,
      #"{"detail":"\#(detail)",\#(field)"status":\#(code),"title":"\#(title)","type":"about:blank"}"#,
      headers.merging(["Content-Type": "application/problem+json"]) { $1 })
  }

  /// The description of the reply to bytes that are not HTTP.
  static let badRequest = problem(
    "400 Bad Request", "This is not an HTTP request, or its head is too long. Use a browser.",
    ["Connection": "close"])

  private static func describe(
    _ status: String, _ headers: [String: String], _ body: String
  ) -> String {
    let lines = headers.map { "\($0.key): \($0.value)" }.sorted()
    return ([status] + lines + ["", body]).joined(separator: "\n")
  }
}
