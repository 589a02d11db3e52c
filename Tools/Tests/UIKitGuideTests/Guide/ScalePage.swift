// ScalePage.swift
import PressureSwiftUI
import SwiftUI

struct ScalePage: View {
  var save: @MainActor (Double) -> Void
  @State private var grams = 0.0
  @State private var tares = 0

  var body: some View {
    VStack {
      ScaleView(grams: $grams)
        .tare(trigger: tares)
        .onSettle { save($0) }
      Text("\(grams) g")
      Button("Tare") { tares += 1 }
    }
  }
}
