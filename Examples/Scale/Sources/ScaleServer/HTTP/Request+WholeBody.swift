import Foundation
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
  /// The whole body, read into memory; empty for a request without one.
  ///
  /// It is a failure when the body was not read to its end. Nobody knows where the request ends
  /// then, so the connection must end with the reply.
  func wholeBody(
    upTo limit: BodyLimit, within seconds: Double
  ) async -> Result<ByteBuffer, Problem> {
    let tooLong = Problem(
      .contentTooLarge, "The request is over \(limit.bytes / 1024) KiB. \(limit.advice)")
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit.bytes {
      return .failure(tooLong)
    }
    let body = await Deadline.value(within: seconds) { () -> Result<ByteBuffer, Problem> in
      do {
        return .success(try await self.body.collect(upTo: limit.bytes))
      } catch is NIOTooManyBytesError {
        return .failure(tooLong)
      } catch {
        return .failure(
          Problem(.badRequest, "The request's body ends in the middle or is badly framed."))
      }
    }
    return body
      ?? .failure(Problem(.requestTimeout, "The request did not arrive in time. Send it again."))
  }
}
