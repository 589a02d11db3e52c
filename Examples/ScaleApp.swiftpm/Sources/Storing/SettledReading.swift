/// What has settled last: it stays to be saved when the finger lifts.
struct SettledReading: Equatable, Sendable {
  /// In grams, with one decimal; nil while there is nothing to save.
  private(set) var grams: Double?

  /// Something has settled. Less than nothing, after a tare, is no weighing.
  mutating func settle(_ grams: Double) {
    let shown = Self.truncated(grams)
    if shown.isFinite && shown >= 0 { self.grams = shown }
  }

  /// What was read has been saved; what has settled meanwhile is the next one.
  mutating func save(_ grams: Double) {
    if self.grams == grams { self.grams = nil }
  }

  /// Truncated as on the dial, so that the two never disagree.
  static func truncated(_ grams: Double) -> Double {
    // What rounding took from a tenth is given back, as on the dial: 104.9999999 is 105.
    let nudge = grams < 0 ? -1e-6 : 1e-6
    // And 0 has no sign.
    return (grams * 10 + nudge).rounded(.towardZero) / 10 + 0
  }
}
