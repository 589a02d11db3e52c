// OrderForm.swift
import PressureKit
import PressureSwiftUI
import SwiftUI

struct OrderForm: View {
  var send: @MainActor () async throws -> Void
  @State private var state = TransitioningButton.ControlState.begin

  var body: some View {
    VStack {
      TransitioningButton("Order", state: $state) { try await send() }
        .labels(success: "Ordered", failure: "Not ordered")
      Button("Another one") { state = .begin }
    }
  }
}
