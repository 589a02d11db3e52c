import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// How long a request's body may be.
struct BodyLimit: Sendable {
  let bytes: Int
  /// What the sentence of a refusal ends with.
  let advice: String

  /// Far more than a weighing needs, far less than hurts.
  static let weighing = BodyLimit(bytes: 16 * 1024, advice: "A weighing needs far less.")
  /// Some minutes of a finger.
  static let trace = BodyLimit(bytes: 1024 * 1024, advice: "Record a shorter press.")
}

extension Request {
  /// Whether the client sends the body only when it is told to (RFC 9110, section 10.1.1).
  var expectsContinue: Bool {
    hasBody && members(of: .expect).contains("100-continue")
  }

  private var hasBody: Bool {
    headers[.transferEncoding] != nil || (headers[.contentLength] ?? "0") != "0"
  }

  /// The members of a field that is a list, which do not distinguish capitals.
  private func members(of field: HTTPField.Name) -> [String] {
    (headers[field] ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }

  /// The whole body, read into memory; empty for a request without one.
  ///
  /// It is a failure when the body was not read to its end. Nobody knows where the request ends
  /// then, so the connection must end with the reply. `ask` is called before anything is read, for a
  /// body that will be read.
  func wholeBody(
    upTo limit: BodyLimit, within seconds: Double, asking ask: () async -> Void
  ) async -> Result<ByteBuffer, Problem> {
    let badlyFramed = Problem(
      .badRequest, "The request's body ends in the middle or is badly framed.")
    let tooLong = Problem(
      .contentTooLarge, "The request is over \(limit.bytes / 1024) KiB. \(limit.advice)")
    if headers[.transferEncoding] != nil {
      let codings = members(of: .transferEncoding)
      // RFC 9112, section 6.3: without chunks at last the end is unknown.
      guard codings.last == "chunked" else { return .failure(badlyFramed) }
      guard codings.count == 1 else {
        return .failure(
          Problem(
            .notImplemented,
            "Of the transfer codings only chunked is understood. Send the body as it is."))
      }
    }
    // The parser let pass nothing but digits, which may be more than fit.
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
