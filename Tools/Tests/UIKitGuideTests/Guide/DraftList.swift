// DraftList.swift
import PressureSwiftUI
import SwiftUI

struct Draft: Identifiable {
  let id: Int
  var title: String
}

struct DraftList: View {
  var drafts: [Draft]
  var delete: @MainActor (Draft) -> Void

  var body: some View {
    List(drafts) { draft in
      ConfirmActionButton("Delete") { delete(draft) }
        .acting(on: draft.id)
    }
  }
}
