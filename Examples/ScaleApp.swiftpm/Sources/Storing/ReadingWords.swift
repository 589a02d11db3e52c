import Foundation
import PressureHosting

/// The texts below the dial: details and accuracy of a reading.
struct ReadingWords {
  let reading: ScaleReading
  var words = MassWords()

  /// "Peak 105 g, 27% of the force", with "Simulated." before it for a simulated reading.
  var details: String {
    let percent = FloatingPointFormatStyle<Double>(locale: words.locale)
      .precision(.fractionLength(0)).rounded(rule: .down)
    let details =
      "Peak \(words.reading(reading.peak)), \(reading.percent.formatted(percent))% of the force"
    return reading.isSimulated ? "Simulated. " + details : details
  }

  /// "95 of 100 weighings are within 1.8 g. The sensor's resolution is 0.96 g." Omits an unknown value. Empty for a
  /// simulated reading.
  var worth: String {
    if reading.isSimulated { return "" }
    return [
      reading.standardError.map { "95 of 100 weighings are within \(words.difference(2 * $0))." },
      reading.resolution.map { "The sensor's resolution is \(words.difference($0))." },
    ].compactMap { $0 }.joined(separator: " ")
  }
}
