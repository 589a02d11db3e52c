import Foundation

/// What was weighed, as a list and one by one.
final class HistoryModel: ScreenModel {
  /// What is looked for in the notes; "" is all.
  var search = "" {
    didSet { changed() }
  }
  /// The weighing that is shown by itself, or whose deletion is offered.
  var chosen: SavedWeighing.ID? {
    didSet { tell("") }
  }

  /// Where they are.
  let history: History

  init(_ history: History, choosing id: SavedWeighing.ID? = nil) {
    self.history = history
    chosen = id
    super.init(of: history)
  }

  /// All of them, the newest first.
  var weighings: [SavedWeighing] { history.weighings }

  /// Those with what is looked for in their notes.
  var shown: [SavedWeighing] {
    search.isEmpty
      ? weighings : weighings.filter { $0.note.localizedCaseInsensitiveContains(search) }
  }

  /// The chosen one; nil when it has been deleted, here or elsewhere, and while it is not among those shown.
  var weighing: SavedWeighing? { shown.first { $0.id == chosen } }

  /// What is wrong with the file, if something is.
  var problem: String? { history.problem?.message }

  /// What stands in place of the list; nil while there is one, and while nobody knows what is in it.
  var emptiness: String? {
    if !weighings.isEmpty { return shown.isEmpty ? "No note has “\(search)”." : nil }
    return problem == nil ? "What you weigh and save will be listed here." : nil
  }

  /// Reads what could not be read before: it may be readable now, and if not, it is said why.
  func read() {
    try? history.read()
    changed()
  }

  /// Deletes the chosen one.
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
