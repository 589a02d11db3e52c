import PressureSwiftUI
import SwiftUI

/// What was weighed, the newest first. The one that is chosen can be deleted, by pressing harder.
struct HistoryView: View {
  @ObservedObject var model: HistoryModel

  var body: some View {
    VStack {
      if let problem = model.problem {
        Label(problem, systemImage: "exclamationmark.triangle").padding()
      }
      if let emptiness = model.emptiness {
        Text(emptiness).foregroundColor(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        List(model.shown, selection: $model.chosen) { weighing in
          HistoryRow(words: WeighingWords(weighing: weighing))
        }
      }
      HStack {
        Text(model.chosen == nil ? "Choose a weighing to delete it." : "")
          .foregroundColor(.secondary)
        ConfirmActionButton("Delete", systemImage: "trash") {
          if let id = model.chosen { model.remove(id) }
        }
        .tint(.red)
        .disabled(model.chosen == nil)
      }
      .padding()
    }
    .searchable(text: $model.search, prompt: "Search in notes")
    .navigationTitle("History")
  }
}

/// A weighing in the list.
struct HistoryRow: View {
  let words: WeighingWords

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(words.name)
        if !words.weighing.note.isEmpty {
          Text(words.date).font(.caption).foregroundColor(.secondary)
        }
      }
      Spacer()
      Text(words.grams).font(.headline)
    }
  }
}
