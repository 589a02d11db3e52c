import Foundation

/// All saved weighings: one history that the windows of the app share.
///
/// It always equals its file: a change that cannot be written is not made.
final class History: Watched {
  /// The weighings, newest first.
  private(set) var weighings: [SavedWeighing] = []
  /// The problem found when the file was read; nil if there was none.
  private(set) var problem: HistoryProblem?

  private let file: HistoryFile
  private var isRead = false

  /// The history in the app's own file.
  static let shared = History(file: .own)

  /// Creates the history of a file, and reads it.
  init(file: HistoryFile) {
    self.file = file
    super.init()
    try? read()
  }

  /// Adds a weighing as the newest. Returns it as it is stored.
  ///
  /// - Throws: A `HistoryProblem`. The history is then unchanged.
  @discardableResult
  func add(grams: Double, note: String, date: Date) throws(HistoryProblem) -> SavedWeighing {
    let weighing = try SavedWeighing(grams: grams, note: note, date: date)
    try read()
    try keep([weighing] + weighings)
    return weighing
  }

  /// Removes a weighing. Does nothing if it does not exist.
  ///
  /// - Throws: A `HistoryProblem`. The history is then unchanged.
  func remove(_ id: SavedWeighing.ID) throws(HistoryProblem) {
    try read()
    if weighings.contains(where: { $0.id == id }) { try keep(weighings.filter { $0.id != id }) }
  }

  /// Reads the file, unless an earlier call has already succeeded.
  ///
  /// - Throws: `newer` or `unreadable`. Such a file must not be overwritten.
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
