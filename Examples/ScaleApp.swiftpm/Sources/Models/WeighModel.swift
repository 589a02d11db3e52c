import Foundation
import PressureHosting
import PressureKit

/// Weighing: what is read, and what has settled last, which stays to be saved.
final class WeighModel: ScreenModel {
  /// What is to be saved, as it is when Save is pressed.
  typealias Offer = (grams: Double, note: String)

  /// What is written beside what is weighed.
  var note = "" {
    didSet { changed() }
  }
  /// What the dial is shown in where it weighs: the one that was chosen last.
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

  /// `isForceWeight` is whether the force is a weight without known masses, too: a screen's is, a trackpad's is not.
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

  // MARK: What it shows

  var calibration: ScaleCalibration { masses.calibration }

  /// Whether what presses is weighed, and not only shown.
  var weighs: Bool { isForceWeight || calibration.line != nil }

  /// The most, and how much of the force; "" before anything is read, and while nothing is weighed.
  var details: String { readingWords?.details ?? "" }

  /// How good the reading is; "" while that is not known.
  var worth: String { readingWords?.worth ?? "" }

  /// What has settled last.
  var lastSettled: String {
    settled.grams.map { "Last settled: \(massWords.reading($0))" } ?? "Nothing has settled yet"
  }

  /// What can be saved; nil while nothing can.
  var offer: Offer? { settled.grams.map { ($0, note) } }

  private var massWords: MassWords { MassWords(unit: unit) }
  private var readingWords: ReadingWords? {
    weighs ? reading.map { ReadingWords(reading: $0, words: massWords) } : nil
  }

  // MARK: What it does

  /// Takes what the dial reads.
  func receive(_ reading: ScaleReading) {
    self.reading = reading
    changed()
  }

  /// What was read last has settled: called once, however long it lies there. Returns whether a Save in this state is to
  /// be made ready at once: whoever weighs the next thing need not wait until the last outcome has been shown.
  func settle(beside save: TransitioningAction.State) -> Bool {
    guard weighs, let reading, !reading.isSimulated else { return false }
    settled.settle(reading.grams)
    tell("")
    return save == .success || save == .failure
  }

  /// Makes ready for something new: no note, and nothing left to save.
  func begin() {
    settled = SettledReading()
    note = ""
    tell("")
  }

  /// Saves what was offered. What has settled or was written since then stays.
  ///
  /// - Throws: a `HistoryProblem`; nothing is lost.
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
