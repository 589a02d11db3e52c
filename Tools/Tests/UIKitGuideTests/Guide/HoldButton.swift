// HoldButton.swift
import PressureKit
import PressureSwiftUI
import SwiftUI

struct HoldButton: View {
  var send: @MainActor () -> Void
  private let inPlace: ConfirmOptions = {
    var options = ConfirmOptions()
    options.isInPlace = true
    return options
  }()

  var body: some View {
    ConfirmActionButton("Hold to send") { send() }
      .confirmOptions(inPlace)
  }
}
