import PressureHosting
import PressureSwiftUI
import SwiftUI

struct CoinScale: View {
  @State private var grams = 0.0
  @State private var tares = 0
  @State private var reading: ScaleReading?

  var body: some View {
    VStack {
      ScaleView(grams: $grams)
        .tare(trigger: tares)
        .onReading { reading = $0 }
      Button("Tare") { tares += 1 }
    }
  }
}
