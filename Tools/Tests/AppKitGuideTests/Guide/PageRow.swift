// PageRow.swift
import PressureSwiftUI
import SwiftUI

struct PageRow: View {
  var title: String
  var open: @MainActor () -> Void
  var share: @MainActor () -> Void

  var body: some View {
    Button(title) { open() }
      .peekPop {
        Text(title)
      } actions: {
        [PeekAction("Share", systemImage: "square.and.arrow.up") { share() }]
      } onPop: {
        open()
      }
  }
}
