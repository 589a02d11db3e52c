import FlyingFox
import Foundation

/// An answer before the front door gives it the headers that all answers have.
struct Reply: Sendable {
  var status: HTTPStatusCode
  var headers: [HTTPHeader: String] = [:]
  var body = Data()

  /// How many bytes are handed to the socket at once: FlyingFox's own 4 KiB make many small writes
  /// of a WebAssembly module.
  private static let writeBytes = 64 * 1024

  /// The answer that goes on the wire.
  ///
  /// To HEAD it has the length of the body but not the body. If the request was not read to its
  /// end the connection ends with the answer: what follows on it is no request.
  func response(to method: HTTPMethod, after request: RequestBody) -> HTTPResponse {
    var headers = headers
    if headers[.contentLength] == nil, status != .noContent {
      headers[.contentLength] = String(body.count)
    }
    let sent = method == .HEAD ? Data() : body
    guard let remainder = request.remainder else {
      return HTTPResponse(
        statusCode: status, headers: HTTPHeaders(headers),
        body: HTTPBodySequence(data: sent, suggestedBufferSize: Self.writeBytes))
    }
    headers[.connection] = "close"
    return HTTPResponse(
      statusCode: status, headers: HTTPHeaders(headers),
      body: HTTPBodySequence(
        from: LastBody(body: sent, remainder: remainder), count: sent.count,
        suggestedBufferSize: Self.writeBytes))
  }
}
