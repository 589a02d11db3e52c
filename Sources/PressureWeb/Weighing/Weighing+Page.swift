import PressureKit

/// A Weighing in the engine of a page.
extension Weighing: PageControl {
  nonisolated(unsafe) static var atRest = Slot(Weighing())

  func write(into readings: inout Readings) {
    let line = line
    readings = Readings(
      force: force, grams: grams, percent: percent, shown: shown, peak: peak,
      step: stepGrams ?? .nan, error: standardError, capacity: capacity,
      slope: line.slope, offset: line.offset, rSquared: line.rSquared,
      standardError: line.standardError, word: Double(word.rawValue), isAtLeast: isAtLeast ? 1 : 0,
      isSimulated: isSimulated ? 1 : 0)
  }
}
