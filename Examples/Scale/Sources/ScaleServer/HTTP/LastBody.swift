import FlyingFox
import FlyingSocks
import Foundation

/// The body of an answer after which the connection ends.
///
/// FlyingFox reads the next request after every answer, also where the last one was not read to
/// its end: a page of another site could hide a request in a long body, and it would count as
/// sent without an `Origin`. A body that throws after its last byte makes FlyingFox close.
struct LastBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let body: Data
  let remainder: RequestRemainder

  func makeAsyncIterator() -> Iterator {
    Iterator(unsent: body, remainder: remainder)
  }

  /// Hands out the body, then discards what is left of the request, then throws.
  struct Iterator: AsyncBufferedIteratorProtocol {
    var unsent: Data
    let remainder: RequestRemainder

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      guard unsent.isEmpty else {
        defer { unsent = Data(unsent.dropFirst(count)) }
        return unsent.prefix(count)
      }
      await remainder.discard()
      throw SocketError.disconnected
    }

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }
  }
}
