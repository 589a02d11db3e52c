import Foundation
import PressureHosting

/// What is known of a reading besides itself.
struct ReadingWords {
  let reading: ScaleReading
  var words = MassWords()

  /// "Peak 105 g, 27% of the force", and whether it is simulated.
  var details: String {
    let percent = FloatingPointFormatStyle<Double>(locale: words.locale)
      .precision(.fractionLength(0)).rounded(rule: .down)
    let details =
      "Peak \(words.reading(reading.peak)), \(reading.percent.formatted(percent))% of the force"
    return reading.isSimulated ? "Simulated. " + details : details
  }

  /// "Of 100 weighings, 95 are within 1.8 g. The sensor counts in steps of 0.96 g." What is not known is left out, and of
  /// what is simulated nothing is known.
  var worth: String {
    if reading.isSimulated { return "" }
    return [
      reading.standardError.map { "Of 100 weighings, 95 are within \(words.difference(2 * $0))." },
      reading.resolution.map { "The sensor counts in steps of \(words.difference($0))." },
    ].compactMap { $0 }.joined(separator: " ")
  }
}
