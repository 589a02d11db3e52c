import PressureKit
import PressureSwiftUI
import SwiftUI

struct NotesPage: View {
  @State private var notes = ["Bread", "Soup", "Tea"]
  @State private var isPressed = false

  var body: some View {
    VStack {
      Text("\(notes.count) notes")
      ConfirmActionButton("Delete All", systemImage: "trash") { notes = [] }
        .labels(confirm: "DELETE", ok: "OK")
        .tint(.red)
        .onStateChange { isPressed = $0 != .idle }
        .disabled(notes.isEmpty)
      Text(isPressed ? "This cannot be undone" : "")
    }
  }
}
