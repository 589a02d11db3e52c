// EraseButton.swift
import PressureKit
import PressureSwiftUI
import SwiftUI

struct EraseButton: View {
  var erase: @MainActor () -> Void

  var body: some View {
    ConfirmActionButton("Erase") { erase() }.confirmOptions(options)
  }

  private var options: ConfirmOptions {
    var options = ConfirmOptions()
    options.isInPlace = true
    options.force.rampDuration = 2
    return options
  }
}
