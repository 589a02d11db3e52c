import Foundation
import PressureHosting
import PressureKit

/// The model of the calibration screen: choose a known mass, put it on the dial, and add it when the reading has settled.
final class CalibrationModel: ScreenModel {
  /// The typed mass, in grams.
  var typed = MassWords.typed(Coin.nickel.grams) {
    didSet { changed() }
  }
  /// The chosen coin; nil for another mass.
  var coin: Coin? = .nickel {
    didSet { typed = coin.map { MassWords.typed($0.grams) } ?? typed }
  }
  /// True if the next settled mass is added automatically, or the one that has already settled. Adding resets this to
  /// false, because the next mass is a different one.
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

  // MARK: Display

  var calibration: ScaleCalibration { masses.calibration }

  /// The file of the known masses, for sharing.
  var file: URL { masses.file.url }

  /// True if a sensor measures something that may be a mass. The reading need not have settled: a tap on Add moves the
  /// reading, and must not disable the button that it is on.
  var canAdd: Bool { measured.map { $0.state != .overload } ?? false }

  /// The state of the mass on the dial, in words; nil if the dial is empty.
  var hold: String? {
    switch reading?.state {
    case .rest, nil: nil
    case .weighing: "Hold still…"
    case .settled: "Settled: add it now."
    case .overload: "Too heavy for the sensor: use a smaller mass."
    case .unmeasured: "No force is measured, so nothing can be added."
    }
  }

  /// The reading, if a real sensor measured it.
  private var measured: ScaleReading? {
    reading.flatMap { $0.source == .measured && !$0.isSimulated ? $0 : nil }
  }

  // MARK: Actions

  /// Adds a number of coins to the typed mass; a negative number removes coins.
  func count(_ coins: Int) {
    guard let coin else { return }
    let grams = (MassWords.grams(typed: typed) ?? 0) + Double(coins) * coin.grams
    typed = MassWords.typed(max(0, grams))
  }

  /// Handles a reading of the dial.
  func receive(_ reading: ScaleReading) {
    self.reading = reading
    changed()
  }

  /// Handles a settled reading: adds the mass if `waits` is true.
  func settle() {
    if waits && reading?.state == .settled { add() }
  }

  func add() {
    waits = false
    guard let grams = MassWords.grams(typed: typed) else {
      return tell("Enter the mass in grams, from 0 to 100,000.")
    }
    guard let measured else { return tell("Not added: no force is measured.") }
    change("Added \(MassWords.typed(grams)) g.") { _ = $0.add(grams: grams, at: measured) }
  }

  func remove(at index: Int) {
    let grams = MassWords.typed(calibration.points[index].grams)
    change("Removed \(grams) g.") { $0.remove(at: index) }
  }

  func clear() {
    change("All known masses were removed.") { $0 = ScaleCalibration() }
  }

  /// Replaces the known masses with those of a chosen file, or keeps them if the file is not valid.
  func importMasses(from url: URL) {
    do {
      let imported = try CalibrationFile(url: url).readChosen()
      let count = imported.points.count
      change("Imported \(count) known mass\(count == 1 ? "" : "es").") { $0 = imported }
    } catch {
      tell("\(url.lastPathComponent) was not imported. \(error.message)")
    }
  }

  /// Changes the known masses, and shows the message or the error.
  private func change(_ message: String, _ change: (inout ScaleCalibration) -> Void) {
    do {
      try masses.change(change)
      tell(message)
    } catch {
      tell(error.message)
    }
  }
}
