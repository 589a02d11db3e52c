import PressureSwiftUI
import SwiftUI

struct CoinScale: View {
  @State private var grams = 0.0

  var body: some View {
    VStack {
      ScaleView(grams: $grams)
    }
  }
}
