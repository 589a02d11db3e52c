import Foundation

/// A request, byte for byte as it is sent.
struct WireRequest {
  var method: String
  var path: String
  var headers: [String: String]
  var body: String

  init(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = ""
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }

  /// Returns the bytes, with the right `Host`, the right length and `Connection: close` unless `headers` replaces them. A
  /// header with an empty value is left out.
  func bytes(port: UInt16) -> Data {
    var all = ["Host": "127.0.0.1:\(port)", "Connection": "close"]
    if !body.isEmpty { all["Content-Length"] = String(body.utf8.count) }
    all.merge(headers) { $1 }
    let lines = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)\r\n" }.sorted()
    return Data("\(method) \(path) HTTP/1.1\r\n\(lines.joined())\r\n\(body)".utf8)
  }

  /// Sends the request on its own connection and reads until the server closes it.
  func send(to port: UInt16, host: String = "127.0.0.1") async throws -> WireResponse {
    let connection = try WireConnection(port: port, host: host)
    try await connection.send(bytes(port: port))
    return try WireResponse(await connection.readToEnd())
  }
}
