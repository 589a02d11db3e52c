import Foundation
import Testing

@testable import ScaleServer

@Suite struct TimestampTests {
  @Test func everyMillisecondIsFormattedExactly() {
    let second = 1_795_255_200.0
    let texts = (0..<1000).map {
      Timestamp.text(of: Date(timeIntervalSince1970: second + Double($0) / 1000))
    }
    let expected = (0..<1000).map { "2026-11-21T10:00:00.\(String(1000 + $0).dropFirst())Z" }
    #expect(texts == expected)
  }

  @Test func edgeCasesAreRoundedToTheNearestMillisecond() {
    let seconds = [0, -0.001, -1, 0.0004, 0.0006, 1_795_255_199.9996, 951_782_400]
    #expect(
      seconds.map { Timestamp.text(of: Date(timeIntervalSince1970: $0)) } == [
        "1970-01-01T00:00:00.000Z", "1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.000Z",
        "1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00.001Z", "2026-11-21T10:00:00.000Z",
        "2000-02-29T00:00:00.000Z",
      ])
  }

  @Test func theDateOfAReplyHasItsHTTPFormat() {
    // RFC 9110, section 5.6.7.
    #expect(
      Date(timeIntervalSince1970: 784_111_777).formatted(BadRequestReply.date)
        == "Sun, 06 Nov 1994 08:49:37 GMT"
    )
  }
}
