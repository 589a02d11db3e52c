import FlyingFox
import Foundation

/// The part of a request's body that is still on its way.
///
/// It is read in one place after the other, never in two at a time: first by `RequestBody`, then,
/// if that stopped in the middle, by the `LastBody` of the answer. That, and nothing the compiler
/// sees, makes it safe to pass on; hence `@unchecked`.
final class RequestRemainder: @unchecked Sendable {
  private var chunks: HTTPBodySequence.Iterator

  /// What is thrown away for politeness, in bytes and seconds.
  ///
  /// Closing a socket with unread bytes makes the system discard the answer, which the sender may
  /// not have read yet (RFC 9112, section 9.6). But nobody can keep us reading for long.
  private static let discardBytes = 8 * 1024 * 1024
  private static let discardSeconds = 1.0

  init(_ body: HTTPBodySequence) {
    chunks = body.makeAsyncIterator()
  }

  /// Reads to the end; returns nil as soon as there are more bytes than the limit.
  func read(atMost limit: Int) async throws -> Data? {
    var data = Data()
    while let chunk = try await chunks.next() {
      guard data.count + chunk.count <= limit else { return nil }
      data.append(chunk)
    }
    return data
  }

  /// Reads to the end and forgets it, or gives up soon.
  func discard() async {
    _ = await Deadline.value(within: Self.discardSeconds) {
      var count = 0
      while count < Self.discardBytes, let chunk = try? await self.chunks.next() {
        count += chunk.count
      }
    }
  }
}
