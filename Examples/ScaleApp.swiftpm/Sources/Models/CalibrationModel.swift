import Foundation
import PressureHosting
import PressureKit

/// Calibrating with known masses: choose one, lay it on the dial, add it when it has settled.
final class CalibrationModel: ScreenModel {
  /// The mass as it is typed, in grams.
  var typed = MassWords.typed(Coin.nickel.grams) {
    didSet { changed() }
  }
  /// The coin that was chosen; nil for another mass.
  var coin: Coin? = .nickel {
    didSet { typed = coin.map { MassWords.typed($0.grams) } ?? typed }
  }
  /// Whether the next mass that settles is added by itself, or the one that has: once, since the next is another one.
  var waits = false {
    didSet {
      changed()
      settle()
    }
  }

  private let masses: KnownMasses
  private var reading: ScaleReading?

  init(_ masses: KnownMasses) {
    self.masses = masses
    super.init(of: masses, message: masses.problem?.message)
  }

  // MARK: What it shows

  var calibration: ScaleCalibration { masses.calibration }

  /// Where the masses are kept, to be sent to others.
  var file: URL { masses.file.url }

  /// Whether something is measured that may be a mass. It need not have settled: a tap on the same screen moves what is
  /// read, and would be lost on a button that goes off meanwhile.
  var canAdd: Bool { measured.map { $0.state != .overload } ?? false }

  /// What is on the dial; nil while nothing is.
  var hold: String? {
    switch reading?.state {
    case .rest, nil: nil
    case .weighing: "Hold still…"
    case .settled: "Settled: add it now."
    case .overload: "Too much for the sensor: take less."
    case .unmeasured: "No force is measured, so nothing can be added."
    }
  }

  /// What is read where a sensor measures it.
  private var measured: ScaleReading? {
    reading.flatMap { $0.source == .measured && !$0.isSimulated ? $0 : nil }
  }

  // MARK: What it does

  /// Counts some coins more, or less.
  func count(_ coins: Int) {
    guard let coin else { return }
    let grams = (MassWords.grams(typed: typed) ?? 0) + Double(coins) * coin.grams
    typed = MassWords.typed(max(0, grams))
  }

  /// Takes what the dial reads.
  func receive(_ reading: ScaleReading) {
    self.reading = reading
    changed()
  }

  /// What was read last has settled.
  func settle() {
    if waits && reading?.state == .settled { add() }
  }

  func add() {
    waits = false
    guard let grams = MassWords.grams(typed: typed) else {
      return tell("Write the mass in grams, from 0 to 100,000.")
    }
    guard let measured else { return tell("Not added: no force is measured.") }
    change("Added \(MassWords.typed(grams)) g.") { _ = $0.add(grams: grams, at: measured) }
  }

  func remove(at index: Int) {
    let grams = MassWords.typed(calibration.points[index].grams)
    change("Removed \(grams) g.") { $0.remove(at: index) }
  }

  func clear() {
    change("No mass is known any more.") { $0 = ScaleCalibration() }
  }

  /// Takes the masses of a file that somebody chose, all of them or none.
  func importMasses(from url: URL) {
    do {
      let imported = try CalibrationFile(url: url).readChosen()
      let count = imported.points.count
      change("Imported \(count) known mass\(count == 1 ? "" : "es").") { $0 = imported }
    } catch {
      tell("\(url.lastPathComponent) was not imported. \(error.message)")
    }
  }

  /// Changes what is known, and tells what came of it.
  private func change(_ message: String, _ change: (inout ScaleCalibration) -> Void) {
    do {
      try masses.change(change)
      tell(message)
    } catch {
      tell(error.message)
    }
  }
}
