import Foundation

/// A press that a browser recorded, as JSON Lines.
///
/// Only the header in the first line is checked. `pressure replay` checks the samples and names the wrong line.
enum RecordedTrace {
  private struct Header: Decodable {
    var pressurekit: Int
  }

  /// Checks the header of a trace.
  ///
  /// - Throws: `Problem` 422 if the header is missing or wrong.
  static func check(_ trace: Data) throws(Problem) {
    guard let text = String(data: trace, encoding: .utf8), !text.unicodeScalars.contains("\0"),
      let first = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first,
      let header = try? JSONDecoder().decode(Header.self, from: Data(first.utf8)),
      JSONNames(ofObject: Data(first.utf8)).firstRepeated == nil,
      header.pressurekit == 1
    else {
      throw Problem(
        .unprocessableContent,
        #"This is not a trace: its first line must be a header, such as {"pressurekit":1}."#)
    }
  }
}
