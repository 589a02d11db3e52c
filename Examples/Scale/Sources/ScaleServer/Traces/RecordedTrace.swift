import Foundation

/// A press that was recorded in a browser, as JSON Lines, checked as far as its first line.
///
/// What is in the samples is for `pressure replay` to judge, which names the line that is wrong.
enum RecordedTrace {
  private struct Header: Decodable {
    var pressurekit: Int
  }

  /// - Throws: `Problem` 422 for what is no trace.
  static func check(_ trace: Data) throws(Problem) {
    guard let text = String(data: trace, encoding: .utf8), !text.unicodeScalars.contains("\0"),
      let first = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first,
      let header = try? JSONDecoder().decode(Header.self, from: Data(first.utf8)),
      JSONNames(ofObject: Data(first.utf8)).firstRepeated == nil,
      header.pressurekit == 1
    else {
      throw Problem(
        .unprocessableContent,
        #"This is no trace: its first line must be a header, such as {"pressurekit":1}."#)
    }
  }
}
