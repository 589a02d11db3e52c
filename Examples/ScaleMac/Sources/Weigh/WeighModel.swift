import Foundation
import PressureHosting
import PressureKit
import SwiftUI

/// Weighing: what is read, and what has settled last, which stays to be saved.
@MainActor
final class WeighModel: ObservableObject {
  /// What the dial reads; nil before it has read anything.
  @Published private(set) var reading: ScaleReading?
  /// What has settled last.
  @Published private(set) var settled = SettledReading()
  @Published private(set) var calibration = ScaleCalibration()
  /// What came of saving.
  @Published private(set) var message = ""
  @Published private(set) var tares = 0
  @Published var note = ""
  /// What the dial is shown in where it weighs.
  @Published var unit: WeighingUnit {
    didSet { chosen.unit = unit }
  }

  private let history: History
  private let chosen: ChosenUnit

  init(history: History, masses: KnownMasses, chosen: ChosenUnit = ChosenUnit()) {
    self.history = history
    self.chosen = chosen
    unit = chosen.unit
    message = masses.problem?.message ?? ""
    masses.watch(for: self) { [weak self, weak masses] in
      if let masses { self?.calibration = masses.calibration }
    }
  }

  /// Whether what presses is weighed, and not only shown.
  var weighs: Bool { calibration.line != nil }

  /// What to do here.
  var advice: String {
    weighs
      ? "Press on the dial until it clicks, with what is to be weighed on the finger, and hold still."
      : "A trackpad's pressure is no weight: press on the dial to see how much of its range that is. "
        + "Calibrate it with known masses, and it weighs."
  }

  /// What is known of the reading besides itself; "" before there is any, and while nothing is weighed.
  var details: String {
    guard weighs, let reading else { return "" }
    let words = ReadingWords(reading: reading, words: MassWords(unit: unit))
    return [words.details, words.worth].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What has settled last.
  var lastSettled: String {
    settled.grams.map { "Last settled: \(MassWords(unit: unit).reading($0))" }
      ?? "Nothing has settled yet"
  }

  var canSave: Bool { settled.grams != nil }

  func take(_ reading: ScaleReading) { self.reading = reading }

  /// Something has settled, in grams: once, however long it lies there.
  func settle(_ grams: Double) {
    if !weighs { return }
    settled.settle(grams)
    message = ""
  }

  func tare() { tares += 1 }

  /// Saves what has settled last.
  ///
  /// - Throws: a `HistoryProblem`; nothing is lost.
  func save(at date: Date = Date()) throws(HistoryProblem) {
    guard let grams = settled.grams else { return }
    do {
      let saved = try history.add(grams: grams, note: note, date: date)
      settled.save(grams)
      note = ""
      message = "Saved \(WeighingWords(weighing: saved).grams). It is in the history."
    } catch {
      message = error.message
      throw error
    }
  }
}
