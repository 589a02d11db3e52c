import Foundation
import PressureHosting
import PressureKit

/// The model of the scale's screen. It keeps the last settled reading until that is saved.
final class WeighModel: ScreenModel {
  /// The weighing to save, as it is when Save is pressed.
  typealias Offer = (grams: Double, note: String)

  /// The note for the weighing.
  var note = "" {
    didSet { changed() }
  }
  /// The unit of the dial while it weighs: initially, the unit chosen last.
  var unit: WeighingUnit {
    didSet {
      chosen.unit = unit
      changed()
    }
  }

  let masses: KnownMasses
  private let history: History
  private let chosen: ChosenUnit
  private let isForceWeight: Bool
  private var reading: ScaleReading?
  private var settled = SettledReading()

  /// - Parameter isForceWeight: True if force is a weight even without known masses. It is on a screen, but not on a
  ///   trackpad.
  init(
    history: History, masses: KnownMasses, chosen: ChosenUnit = ChosenUnit(), isForceWeight: Bool
  ) {
    self.history = history
    self.masses = masses
    self.chosen = chosen
    self.isForceWeight = isForceWeight
    unit = chosen.unit
    super.init(of: masses, message: masses.problem?.message)
  }

  // MARK: Display

  var calibration: ScaleCalibration { masses.calibration }

  /// True if the reading is a weight, not only a percentage of the sensor's range.
  var weighs: Bool { isForceWeight || calibration.line != nil }

  /// The peak and the percentage of the force; "" before the first reading, and while `weighs` is false.
  var details: String { readingWords?.details ?? "" }

  /// The accuracy of the reading; "" while it is unknown.
  var worth: String { readingWords?.worth ?? "" }

  /// The last settled reading, in words.
  var lastSettled: String {
    settled.grams.map { "Last settled: \(massWords.reading($0))" } ?? "Nothing has settled yet"
  }

  /// The weighing that Save would save; nil if there is none.
  var offer: Offer? { settled.grams.map { ($0, note) } }

  private var massWords: MassWords { MassWords(unit: unit) }
  private var readingWords: ReadingWords? {
    weighs ? reading.map { ReadingWords(reading: $0, words: massWords) } : nil
  }

  // MARK: Actions

  /// Handles a reading of the dial.
  func receive(_ reading: ScaleReading) {
    self.reading = reading
    changed()
  }

  /// Keeps the last reading as settled. Call this once for each settled reading.
  ///
  /// - Returns: True if the Save button should be reset now: the next weighing need not wait while the button shows the
  ///   outcome of the last one.
  func settle(beside save: TransitioningAction.State) -> Bool {
    guard weighs, let reading, !reading.isSimulated else { return false }
    settled.settle(reading.grams)
    tell("")
    return save == .success || save == .failure
  }

  /// Starts a new weighing: clears the note and the settled reading.
  func begin() {
    settled = SettledReading()
    note = ""
    tell("")
  }

  /// Saves a weighing. Keeps a reading that has settled, and a note that was typed, since the offer was made.
  ///
  /// - Throws: A `HistoryProblem`. The reading and the note are kept.
  func save(_ offer: Offer, at date: Date = Date()) throws(HistoryProblem) {
    do {
      let saved = try history.add(grams: offer.grams, note: offer.note, date: date)
      settled.save(offer.grams)
      if note == offer.note { note = "" }
      tell("Saved \(WeighingWords(weighing: saved).grams). It is in the history.")
    } catch {
      tell(error.message)
      throw error
    }
  }
}
