import PressureHosting
import PressureSwiftUI
import SwiftUI

struct CoinScale: View {
  @State private var grams = 0.0
  @State private var tares = 0
  @State private var reading: ScaleReading?
  @State private var calibration = ScaleCalibration()

  var body: some View {
    VStack {
      ScaleView(grams: $grams)
        .tare(trigger: tares)
        .calibration(calibration)
        .onReading { reading = $0 }
      Button("Tare") { tares += 1 }
      Button("This is a nickel") { learn(5) }
      Button("These are two") { learn(10) }
      Button("These are three") { learn(15) }
    }
  }

  private func learn(_ grams: Double) {
    guard let reading, reading.state == .settled else { return }
    _ = calibration.add(grams: grams, at: reading)
  }
}
