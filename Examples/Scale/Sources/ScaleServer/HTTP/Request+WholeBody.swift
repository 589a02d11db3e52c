import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The maximum length of a request's body.
struct BodyLimit: Sendable {
  let bytes: Int
  /// The last sentence of the refusal.
  let advice: String

  /// Far more than a weighing needs, and small enough to be harmless.
  static let weighing = BodyLimit(bytes: 16 * 1024, advice: "A weighing needs far less.")
  /// Some minutes of one finger.
  static let trace = BodyLimit(bytes: 1024 * 1024, advice: "Record a shorter press.")
}

extension Request {
  /// True if the client waits for `100 Continue` before it sends the body (RFC 9110, section 10.1.1).
  var expectsContinue: Bool {
    hasBody && members(of: .expect).contains("100-continue")
  }

  private var hasBody: Bool {
    headers[.transferEncoding] != nil || (headers[.contentLength] ?? "0") != "0"
  }

  /// Returns the members of a list field in lower case, because they are case-insensitive.
  private func members(of field: HTTPField.Name) -> [String] {
    (headers[field] ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }

  /// Reads the whole body into memory; empty for a request without one.
  ///
  /// Fails if the body was not read to its end. The end of the request is then unknown, so the connection must close after
  /// the reply. Calls `ask` before reading if the client waits for `100 Continue`.
  func wholeBody(
    upTo limit: BodyLimit, within seconds: Double, asking ask: () async -> Void
  ) async -> Result<ByteBuffer, Problem> {
    let badlyFramed = Problem(
      .badRequest, "The request's body is incomplete or badly framed.")
    let tooLong = Problem(
      .contentTooLarge, "The request is over \(limit.bytes / 1024) KiB. \(limit.advice)")
    if headers[.transferEncoding] != nil {
      let codings = members(of: .transferEncoding)
      // RFC 9112, section 6.3: if the last coding is not `chunked`, the end of the body is unknown.
      guard codings.last == "chunked" else { return .failure(badlyFramed) }
      guard codings.count == 1 else {
        return .failure(
          Problem(
            .notImplemented,
            "The only supported transfer coding is chunked. Send the body without others."))
      }
    }
    // The parser has accepted only digits, but the number may not fit an `Int`.
    if let length = headers[.contentLength], Int(length).map({ $0 > limit.bytes }) ?? true {
      return .failure(tooLong)
    }
    if expectsContinue { await ask() }
    let body = await Deadline.value(within: seconds) { () -> Result<ByteBuffer, Problem> in
      do {
        return .success(try await self.body.collect(upTo: limit.bytes))
      } catch is NIOTooManyBytesError {
        return .failure(tooLong)
      } catch {
        return .failure(badlyFramed)
      }
    }
    return body
      ?? .failure(Problem(.requestTimeout, "The request did not arrive in time. Send it again."))
  }
}
