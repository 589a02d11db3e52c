import Foundation

/// One thing that was put on the scale.
nonisolated struct SavedWeighing: Codable, Equatable, Identifiable, Sendable {
  /// Its own, for ever.
  let id: UUID
  /// From 0 on, with one decimal.
  let grams: Double
  /// What it was, in at most 200 Unicode scalars; may be empty.
  let note: String
  /// When it was saved, to the second, which is what the file keeps.
  let date: Date

  /// In Unicode scalars; the demo's server has the same limit.
  static let noteLimit = 200

  /// Makes one of what was read and typed.
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

  /// Whether a file can hold it that this app has written.
  var isSound: Bool { grams.isFinite && grams >= 0 }
}
