import Foundation
import GRDB

/// The form of a text that the search compares. It ignores case in every alphabet, and treats an accented character and
/// its letter with combining accents as equal.
///
/// SQLite's own `LIKE` ignores case only for A to Z. Like `String.lowercased`, this form knows no languages: ß differs
/// from ss, and é from e.
enum SearchedText {
  static func folded(_ text: String) -> String {
    text.lowercased().precomposedStringWithCanonicalMapping
  }

  /// The SQL function `folded(note)`.
  static let function = DatabaseFunction("folded", argumentCount: 1, pure: true) { values in
    String.fromDatabaseValue(values[0]).map(folded)
  }
}
