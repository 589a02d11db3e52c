import Foundation

/// The model of the history: a list of weighings, and the chosen one.
final class HistoryModel: ScreenModel {
  /// The text to search for in the notes; "" finds all weighings.
  var search = "" {
    didSet { changed() }
  }
  /// The weighing that is shown on its page, or that Delete would delete.
  var chosen: SavedWeighing.ID? {
    didSet { tell("") }
  }

  let history: History

  init(_ history: History, choosing id: SavedWeighing.ID? = nil) {
    self.history = history
    chosen = id
    super.init(of: history)
  }

  /// All weighings, newest first.
  var weighings: [SavedWeighing] { history.weighings }

  /// The weighings whose notes contain `search`.
  var shown: [SavedWeighing] {
    search.isEmpty
      ? weighings : weighings.filter { $0.note.localizedCaseInsensitiveContains(search) }
  }

  /// The chosen weighing; nil if it was deleted, here or elsewhere, or is not in `shown`.
  var weighing: SavedWeighing? { shown.first { $0.id == chosen } }

  /// The problem with the file, if any.
  var problem: String? { history.problem?.message }

  /// The text shown in place of an empty list; nil if the list has rows, or if the file could not be read.
  var emptiness: String? {
    if !weighings.isEmpty { return shown.isEmpty ? "No note contains “\(search)”." : nil }
    return problem == nil ? "Your saved weighings will appear here." : nil
  }

  /// Reads the history again if it could not be read before. `problem` says why if it fails again.
  func read() {
    try? history.read()
    changed()
  }

  /// Deletes the chosen weighing.
  func remove() {
    guard let weighing else { return }
    do {
      try history.remove(weighing.id)
      chosen = nil
    } catch {
      tell(error.message)
    }
  }
}
