import PressureHosting
import PressureKit
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
      Text(quality)
      Button("Tare") { tares += 1 }
      Button("This is a nickel") { learn(5) }
      Button("These are two") { learn(10) }
      Button("These are three") { learn(15) }
    }
  }

  private var quality: String {
    if calibration.fault == .tooFewPoints { return "One more known mass" }
    if calibration.fault != nil { return "More mass has to press harder" }
    guard let error = reading?.standardError else { return "" }
    return "To within \((2 * error).rounded(.up)) g"
  }

  private func learn(_ grams: Double) {
    guard let reading, reading.state == .settled else { return }
    _ = calibration.add(grams: grams, at: reading)
  }
}
