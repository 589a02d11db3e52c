// CalibrationPage.swift
import PressureHosting
import PressureSwiftUI
import SwiftUI

struct CalibrationPage: View {
  var keep: @MainActor (String) -> Void
  @State private var calibration = ScaleCalibration()
  @State private var grams = 0.0
  @State private var reading: ScaleReading?
  @State private var simulates = false

  var body: some View {
    VStack {
      ScaleView(grams: $grams)
        .calibration(calibration)
        .simulatesForce(simulates)
        .onReading { reading = $0 }
      Text(reading?.isSimulated == true ? "Simulated" : "")
      Button("This is a nickel") { learn(grams: 5) }
      Button("Try with a finger") { simulates = true }
    }
  }

  private func learn(grams: Double) {
    guard let reading, calibration.add(grams: grams, at: reading) else { return }
    keep(calibration.json)
  }
}
