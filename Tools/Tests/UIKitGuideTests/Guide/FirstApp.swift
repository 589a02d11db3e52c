// FirstApp.swift
import PressureSwiftUI
import SwiftUI

struct FirstApp: App {
  @State private var notes = ["Bread", "Soup", "Tea"]

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(notes.count) notes")
        ConfirmActionButton("Delete All", systemImage: "trash") { notes = [] }
          .tint(.red)
          .disabled(notes.isEmpty)
      }
    }
  }
}
