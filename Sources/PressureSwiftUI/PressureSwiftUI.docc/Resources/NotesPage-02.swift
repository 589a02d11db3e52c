import PressureSwiftUI
import SwiftUI

struct NotesPage: View {
  @State private var notes = ["Bread", "Soup", "Tea"]

  var body: some View {
    VStack {
      Text("\(notes.count) notes")
      ConfirmActionButton("Delete All") { notes = [] }
    }
  }
}
