import Foundation
import Hummingbird

extension Response {
  /// Creates a reply of the API.
  ///
  /// Browsers must not cache it: the history is private, and it changes.
  init(
    _ status: HTTPResponse.Status, json value: some Encodable, headers: HTTPFields = [:]
  ) throws {
    self.init(status, json: try ByteBuffer(json: value), type: "application/json", headers)
  }

  /// Creates the reply to a refused request.
  init(_ problem: Problem) {
    self.init(problem.status, json: problem.json, type: "application/problem+json", problem.headers)
  }

  private init(
    _ status: HTTPResponse.Status, json: ByteBuffer, type: String, _ headers: HTTPFields
  ) {
    var headers = headers
    headers[.contentType] = type
    headers[.cacheControl] = "no-store"
    self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: json))
  }
}

extension Problem {
  /// The problem in the format of RFC 9457.
  var json: ByteBuffer {
    // Encoding texts and numbers does not fail. If it ever does, reply without a body.
    (try? ByteBuffer(json: self)) ?? ByteBuffer()
  }
}

extension ByteBuffer {
  fileprivate init(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    // Sorted, so that equal replies are equal bytes.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(bytes: try encoder.encode(value))
  }
}
