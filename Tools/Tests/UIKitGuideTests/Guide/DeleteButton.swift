// DeleteButton.swift
import PressureKit
import PressureSwiftUI
import SwiftUI

struct DeleteButton: View {
  var isLocked: Bool
  var delete: @MainActor () -> Void
  @State private var isArmed = false

  var body: some View {
    VStack {
      ConfirmActionButton("Delete", systemImage: "trash") { delete() }
        .labels(confirm: "DELETE", ok: "OK")
        .tint(.red)
        .onStateChange { isArmed = $0 != .idle }
        .disabled(isLocked)
      Text(isArmed ? "This cannot be undone" : "")
    }
  }
}
