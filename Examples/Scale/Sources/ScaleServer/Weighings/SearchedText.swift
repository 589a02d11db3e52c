import Foundation
import GRDB

/// A text as the search compares it: without the difference of small and capital letters, in every
/// alphabet, and of one character and the same one put together of a letter and accents.
///
/// SQLite's own `LIKE` knows the letters A to Z only. Like `String.lowercased`, this does not know
/// languages: ß is not ss, and é is not e.
enum SearchedText {
  static func folded(_ text: String) -> String {
    text.lowercased().precomposedStringWithCanonicalMapping
  }

  /// The same for SQL: `folded(note)`.
  static let function = DatabaseFunction("folded", argumentCount: 1, pure: true) { values in
    String.fromDatabaseValue(values[0]).map(folded)
  }
}
