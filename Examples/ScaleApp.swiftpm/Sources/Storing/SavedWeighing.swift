import Foundation

/// A saved weighing.
nonisolated struct SavedWeighing: Codable, Equatable, Identifiable, Sendable {
  /// A unique, permanent identifier.
  let id: UUID
  /// The mass in grams: 0 or more, with one decimal.
  let grams: Double
  /// The person's note, at most 200 Unicode scalars; may be empty.
  let note: String
  /// The time of saving, in whole seconds as in the file.
  let date: Date

  /// The maximum length of a note, in Unicode scalars. The demo's pages have the same limit.
  static let noteLimit = 200

  /// Creates a weighing from a reading and a typed note, which it trims.
  ///
  /// - Throws: `noteTooLong`.
  init(grams: Double, note: String, date: Date) throws(HistoryProblem) {
    let note = note.trimmingCharacters(in: .whitespacesAndNewlines)
    if note.unicodeScalars.count > Self.noteLimit { throw .noteTooLong }
    id = UUID()
    self.grams = grams
    self.note = note
    self.date = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
  }

  /// True if this app could have written the weighing.
  var isSound: Bool { grams.isFinite && grams >= 0 }
}
