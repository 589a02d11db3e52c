/// The last settled reading. It is kept after the finger lifts, so that it can be saved.
struct SettledReading: Equatable, Sendable {
  /// The reading in grams, with one decimal; nil if there is nothing to save.
  private(set) var grams: Double?

  /// Keeps a settled reading. Ignores a negative one, which a tare can cause.
  mutating func settle(_ grams: Double) {
    let shown = Self.truncated(grams)
    if shown.isFinite && shown >= 0 { self.grams = shown }
  }

  /// Clears the reading after it was saved. Keeps a reading that has settled meanwhile.
  mutating func save(_ grams: Double) {
    if self.grams == grams { self.grams = nil }
  }

  /// Truncates to a tenth of a gram as the dial does, so that the two never differ.
  static func truncated(_ grams: Double) -> Double {
    // Undo rounding errors before truncating, as the dial does: 104.9999999 is 105.
    let nudge = grams < 0 ? -1e-6 : 1e-6
    // Adding 0 turns -0 into 0.
    return (grams * 10 + nudge).rounded(.towardZero) / 10 + 0
  }
}
