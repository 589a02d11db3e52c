import Foundation

/// What was weighed: one history for all windows of the app.
///
/// What it holds is what its file holds: a change that could not be written is none.
final class History: Watched {
  /// The newest first.
  private(set) var weighings: [SavedWeighing] = []
  /// What was found when the file was read; nil when all is well.
  private(set) var problem: HistoryProblem?

  private let file: HistoryFile
  private var isRead = false

  /// The app's own.
  static let shared = History(file: .own)

  /// Makes the history of a file, and reads it.
  init(file: HistoryFile) {
    self.file = file
    super.init()
    try? read()
  }

  /// Adds what was weighed, as the newest; returns it as it is kept.
  ///
  /// - Throws: a `HistoryProblem`; the history is as it was then.
  @discardableResult
  func add(grams: Double, note: String, date: Date) throws(HistoryProblem) -> SavedWeighing {
    let weighing = try SavedWeighing(grams: grams, note: note, date: date)
    try read()
    try keep([weighing] + weighings)
    return weighing
  }

  /// Removes one; does nothing if it is not there.
  ///
  /// - Throws: a `HistoryProblem`; the history is as it was then.
  func remove(_ id: SavedWeighing.ID) throws(HistoryProblem) {
    try read()
    if weighings.contains(where: { $0.id == id }) { try keep(weighings.filter { $0.id != id }) }
  }

  /// Reads the file, unless it has been; what could not be read before may be readable now.
  ///
  /// - Throws: `newer` or `unreadable`. Nothing may be written over such a file.
  func read() throws(HistoryProblem) {
    if isRead { return }
    do {
      let contents = try file.read()
      isRead = true
      weighings = contents.weighings
      problem = contents.keptAs.map { .damaged(keptAs: $0) }
    } catch {
      problem = error
      throw error
    }
    tell()
  }

  private func keep(_ weighings: [SavedWeighing]) throws(HistoryProblem) {
    try file.write(weighings)
    self.weighings = weighings
    tell()
  }
}
