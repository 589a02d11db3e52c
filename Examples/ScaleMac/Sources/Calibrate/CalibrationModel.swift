import Foundation
import PressureHosting
import PressureKit
import SwiftUI

/// Calibrating with known masses: choose one, press with it, add it when it has settled.
@MainActor
final class CalibrationModel: ObservableObject {
  @Published private(set) var calibration = ScaleCalibration()
  /// What came of the last change.
  @Published private(set) var message = ""
  /// What the dial reads; nil before it has read anything.
  @Published private(set) var reading: ScaleReading?
  /// The mass as it is typed, in grams.
  @Published var typed = ""
  @Published var coin: Coin? {
    didSet { if let coin { typed = MassWords.typed(coin.grams) } }
  }

  private let masses: KnownMasses

  init(_ masses: KnownMasses) {
    self.masses = masses
    message = masses.problem?.message ?? ""
    masses.watch(for: self) { [weak self, weak masses] in
      if let masses { self?.calibration = masses.calibration }
    }
  }

  var words: CalibrationWords { CalibrationWords(calibration: calibration) }

  /// Where the masses are kept, to be sent to others.
  var file: URL { masses.file.url }

  /// Whether something is measured that may be a mass.
  var canAdd: Bool { reading?.source == .measured && reading?.state == .settled }

  /// What to do, or what is on the dial.
  var hold: String {
    switch reading?.state {
    case .settled: "It has settled: add it."
    case .overload: "Too much: the trackpad cannot measure more."
    case .weighing: "Hold still…"
    default: "Put the mass on a finger, and press on the dial until it clicks."
    }
  }

  func take(_ reading: ScaleReading) { self.reading = reading }

  func add() {
    guard let grams = MassWords.grams(typed: typed) else {
      message = "Write the mass in grams, from 0 to 100,000."
      return
    }
    guard let reading, canAdd else {
      message = "Not added: nothing has settled."
      return
    }
    change("Added \(MassWords.typed(grams)) g.") { _ = $0.add(grams: grams, at: reading) }
  }

  func remove(at index: Int) {
    let grams = MassWords.typed(calibration.points[index].grams)
    change("Removed \(grams) g.") { $0.remove(at: index) }
  }

  func clear() {
    change("No mass is known any more.") { $0 = ScaleCalibration() }
  }

  /// Takes the masses of a file that somebody chose.
  func take(_ file: Result<URL, any Error>) {
    // Whoever chose none has not chosen a wrong one.
    guard case .success(let url) = file else { return }
    do {
      let imported = try CalibrationFile(url: url).readChosen()
      change("Imported \(imported.points.count) masses.") { $0 = imported }
    } catch {
      message = "Not imported. " + error.message
    }
  }

  private func change(_ message: String, _ change: (inout ScaleCalibration) -> Void) {
    do {
      try masses.change(change)
      self.message = message
    } catch {
      self.message = error.message
    }
  }
}
