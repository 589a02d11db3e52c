import Foundation
import Hummingbird

extension Response {
  /// A reply of the API.
  ///
  /// It is not stored anywhere: the history of a scale is nobody else's, and changes.
  init(
    _ status: HTTPResponse.Status, json value: some Encodable, headers: HTTPFields = [:]
  ) throws {
    self.init(status, json: try ByteBuffer(json: value), type: "application/json", headers)
  }

  /// The reply to a request that is refused.
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
  /// As RFC 9457 writes it.
  var json: ByteBuffer {
    // Text and numbers always encode; a reply without a body is still a reply.
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
