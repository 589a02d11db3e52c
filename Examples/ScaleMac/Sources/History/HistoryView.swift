import PressureSwiftUI
import SwiftUI

/// The list of weighings, newest first. Pressing harder on Delete deletes the chosen one.
struct HistoryView: View {
  @ObservedObject var screen: Observed<HistoryModel>

  private var model: HistoryModel { screen.model }

  var body: some View {
    VStack {
      if let problem = model.problem {
        Label(problem, systemImage: "exclamationmark.triangle").padding()
      }
      if let emptiness = model.emptiness {
        Text(emptiness).foregroundColor(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        List(model.shown, selection: $screen.chosen) { weighing in
          HistoryRow(words: WeighingWords(weighing: weighing))
        }
      }
      HStack {
        Text(model.weighing == nil ? "Choose a weighing to delete it." : model.message)
          .foregroundColor(.secondary)
        ConfirmActionButton("Delete", systemImage: "trash") { model.remove() }
          .tint(.red)
          .disabled(model.weighing == nil)
      }
      .padding()
    }
    .searchable(text: $screen.search, prompt: "Search in notes")
    .navigationTitle("History")
    .onAppear { model.read() }
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
