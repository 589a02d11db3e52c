import FlyingFox
import Foundation

/// What came with a request, in memory only up to `limitBytes`.
enum RequestBody: Sendable {
  /// All of it; empty for a request without a body.
  case complete(Data)
  /// It is longer than the limit, and the remainder was not read.
  case tooLong(RequestRemainder)
  /// It did not arrive in time.
  case late(RequestRemainder)
  /// Its framing is wrong, so nobody knows where it ends.
  case malformed(RequestRemainder)

  /// Far more than a weighing needs, far less than hurts.
  static let limitBytes = 16 * 1024

  /// How long a body may take to arrive, in seconds. A browser on the same computer needs none.
  private static let patienceSeconds = 10.0

  /// Reads the body of a request, and of a longer one nothing.
  ///
  /// FlyingFox has already read a body whose length was given and is within the limit; only one
  /// in chunks is read here.
  init(reading request: HTTPRequest) async {
    let remainder = RequestRemainder(request.bodySequence)
    if let count = request.bodySequence.count, count > Self.limitBytes {
      self = .tooLong(remainder)
      return
    }
    let body = await Deadline.value(within: Self.patienceSeconds) { () -> RequestBody in
      do {
        guard let data = try await remainder.read(atMost: Self.limitBytes) else {
          return .tooLong(remainder)
        }
        return .complete(data)
      } catch {
        return .malformed(remainder)
      }
    }
    self = body ?? .late(remainder)
  }

  /// What was not read of the request; nil if it was read to its end.
  var remainder: RequestRemainder? {
    switch self {
    case .complete: nil
    case .tooLong(let remainder), .late(let remainder), .malformed(let remainder): remainder
    }
  }

  /// The bytes.
  ///
  /// - Throws: the `Problem` to answer with when they were not all read.
  func data() throws(Problem) -> Data {
    switch self {
    case .complete(let data):
      return data
    case .tooLong:
      throw Problem(
        .payloadTooLarge,
        "The request is over \(Self.limitBytes / 1024) KiB. A weighing needs far less.")
    case .late:
      throw Problem(.requestTimeout, "The request did not arrive in time. Send it again.")
    case .malformed:
      throw Problem(.badRequest, "The request's body ends in the middle or is badly framed.")
    }
  }
}
