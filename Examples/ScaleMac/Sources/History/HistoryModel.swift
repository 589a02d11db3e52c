import Foundation
import SwiftUI

/// What was weighed, as the list shows it.
@MainActor
final class HistoryModel: ObservableObject {
  @Published private(set) var weighings: [SavedWeighing] = []
  /// What is wrong, if something is.
  @Published private(set) var problem: String?
  /// What is looked for in the notes; "" is all.
  @Published var search = ""
  /// The weighing whose deletion is offered.
  @Published var chosen: SavedWeighing.ID?

  private let history: History

  init(_ history: History) {
    self.history = history
    history.watch(for: self) { [weak self] in self?.show() }
    show()
  }

  /// Those with what is looked for in their notes, the newest first.
  var shown: [SavedWeighing] {
    search.isEmpty
      ? weighings : weighings.filter { $0.note.localizedCaseInsensitiveContains(search) }
  }

  /// What stands in place of the list; nil while there is one.
  var emptiness: String? {
    if !shown.isEmpty { return nil }
    return weighings.isEmpty
      ? "Nothing was weighed yet. What you save is here." : "No note has “\(search)”."
  }

  func remove(_ id: SavedWeighing.ID) {
    do {
      try history.remove(id)
      if chosen == id { chosen = nil }
      problem = nil
    } catch {
      problem = error.message
    }
  }

  private func show() {
    weighings = history.weighings
    problem = history.problem?.message
  }
}
