import FlyingFox
import Foundation

extension Reply {
  /// An answer of the API.
  ///
  /// It is not stored anywhere: the history of a scale is nobody else's, and changes.
  init(
    _ status: HTTPStatusCode, json value: some Encodable, type: String = "application/json",
    headers: [HTTPHeader: String] = [:]
  ) throws {
    let encoder = JSONEncoder()
    // Sorted, so that equal answers are equal bytes.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(status: status, headers: headers, body: try encoder.encode(value))
    self.headers[.contentType] = type
    self.headers[.cacheControl] = "no-store"
  }

  /// The answer to a request that failed.
  ///
  /// What is not a `Problem` is described on the standard error stream and not to the browser.
  init(_ error: any Error) {
    let problem = Problem(error)
    do {
      self = try Reply(
        problem.status, json: problem, type: "application/problem+json", headers: problem.headers)
    } catch {
      // Text and numbers always encode; an answer without a body is still an answer.
      self.init(status: problem.status)
    }
  }
}
