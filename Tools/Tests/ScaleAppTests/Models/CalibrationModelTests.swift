import Foundation
import PressureHosting
import PressureKit
import Testing

@testable import ScaleApp

@MainActor
@Suite struct CalibrationModelTests {
  private let folder = Folder()

  private func make() -> CalibrationModel {
    CalibrationModel(KnownMasses(file: folder.calibration))
  }

  /// The reading of a scale without known masses.
  private func reads(_ part: Double?, after seconds: Double = 3, isSimulated: Bool = false)
    -> ScaleReading
  {
    reading(part, after: seconds, calibration: ScaleCalibration(), isSimulated: isSimulated)
  }

  @Test func `adding, removing and clearing masses show a message each`() throws {
    let model = make()
    let told = Told(by: model)
    for (typed, part) in [("5", 0.25), ("7,5", 0.5), ("10", 0.75)] {
      model.typed = typed
      model.receive(reads(part))
      model.add()
    }
    expect(model.calibration.points.map(\.grams), equals: [5, 7.5, 10])
    model.remove(at: 1)
    expect(model.calibration.points.map(\.grams), equals: [5, 10])
    expect(try folder.calibration.read(), equals: model.calibration)
    model.clear()
    expect(try folder.calibration.read(), equals: ScaleCalibration())
    expect(
      told.said,
      equals: [
        "Added 5 g.", "Added 7.5 g.", "Added 10 g.", "Removed 7.5 g.",
        "All known masses were removed.",
      ])
    expect(model.message, equals: told.said.last)
  }

  @Test func `a mass can be added while a sensor measures it without an overload`() {
    let cases: [(ScaleReading?, String?, Bool, Int)] = [
      (nil, nil, false, 0),
      (reads(nil, after: 0.1), "Hold still…", false, 0),
      (reads(nil), "No force is measured, so nothing can be added.", false, 0),
      (reads(0.5, isSimulated: true), "Settled: add it now.", false, 0),
      (reads(0.5, after: 0.1), "Hold still…", true, 1),
      (reads(0.5), "Settled: add it now.", true, 1),
      (reads(1), "Too heavy for the sensor: use a smaller mass.", false, 1),
    ]
    for (reading, hold, canAdd, count) in cases {
      let model = make()
      model.clear()
      if let reading { model.receive(reading) }
      #expect(model.hold == hold && model.canAdd == canAdd)
      model.add()
      expect(model.calibration.points.count, equals: count)
      expect(
        model.message, equals: (count == 1 ? "Added 5 g." : "Not added: no force is measured."))
    }
  }

  @Test func `on request, the next mass that settles is added automatically`() {
    let model = make()
    func lay(_ part: Double) {
      model.receive(reads(part, after: 0.1))
      model.receive(reads(part))
      model.settle()
    }
    lay(0.125)
    #expect(model.calibration.points.isEmpty)
    model.receive(reads(0, after: 0.1))
    model.waits = true
    #expect(model.calibration.points.isEmpty)
    lay(0.25)
    lay(0.5)
    expect(model.calibration.points.map(\.grams), equals: [5])
    // This mass has settled before the request.
    model.typed = "10"
    model.waits = true
    expect(model.calibration.points.map(\.grams), equals: [5, 10])
    #expect(!model.waits)
    // The model does not wait for an invalid mass.
    model.typed = "many"
    model.waits = true
    #expect(!model.waits)
    expect(model.message, equals: "Enter the mass in grams, from 0 to 100,000.")
  }

  @Test func `coins are chosen and counted, or a mass is typed`() {
    let model = make()
    expect(model.coin, equals: .nickel)
    var typed = [model.typed]
    let changes: [() -> Void] = [
      { model.count(1) }, { model.coin = Coin.all[2] }, { model.count(1) },
      { model.typed = "999" }, { model.count(1) }, { model.count(1) },
      { model.typed = "many" }, { model.count(1) }, { model.count(-1) }, { model.count(-1) },
      // A mass that is not a coin's cannot be counted.
      { model.coin = nil }, { model.count(1) },
    ]
    for change in changes {
      change()
      typed.append(model.typed)
    }
    expect(
      typed,
      equals: [
        "5", "10", "2.268", "4.536", "999", "1001.268", "1003.536", "many", "2.268", "0", "0",
        "0", "0",
      ])
  }

  @Test func `a file of masses is imported as a whole or not at all`() throws {
    let model = make()
    let file = folder.url.appendingPathComponent("Mine.json")
    model.receive(reads(0.25))
    model.add()
    let head = "{\"pressurekit-calibration\": 1"
    let refused = [
      ("nickel", "It is not JSON."),
      ("{}", "It is not a calibration, or one of a newer version."),
      (head + "}", "It has no list of known masses."),
      (head + ", \"points\": []}", "It contains no known masses."),
      (
        head + ", \"points\": [{\"force\": 1, \"grams\": 5}, {\"force\": 2}]}",
        "In mass number 2, the force and the grams must be numbers from 0 to 1,000,000."
      ),
      (
        "{\"a\": \"" + String(repeating: "a", count: 1_000_000) + "\"}",
        "It is too large for a calibration."
      ),
    ]
    for (text, reason) in refused {
      try folder.put(text, as: file)
      model.importMasses(from: file)
      expect(model.message, equals: "Mine.json was not imported. " + reason)
    }
    try FileManager.default.removeItem(at: file)
    model.importMasses(from: file)
    expect(model.message, equals: "Mine.json was not imported. It cannot be read.")
    expect(model.calibration.points.map(\.grams), equals: [5])
    let points = ["{\"force\": 1, \"grams\": 60}", "{\"force\": 2, \"grams\": 120}"]
    for (count, words) in [(1, "Imported 1 known mass."), (2, "Imported 2 known masses.")] {
      let list = points.prefix(count).joined(separator: ", ")
      try folder.put(head + ", \"points\": [\(list)]}", as: file)
      model.importMasses(from: file)
      expect(model.message, equals: words)
    }
    expect(model.calibration.points.map(\.grams), equals: [60, 120])
    expect(try folder.calibration.read(), equals: model.calibration)
  }

  @Test func `a file that cannot be read or written is reported, and the masses stay`() throws {
    try folder.put("{}", as: folder.calibration.url)
    let model = make()
    expect(model.message, equals: CalibrationProblem.damaged.message)
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    let told = Told(by: model)
    model.receive(reads(0.25))
    model.add()
    expect(told.said, equals: [CalibrationProblem.unwritable.message])
    expect(model.calibration, equals: ScaleCalibration())
  }

  @Test func `each change is reported, also one in another window`() throws {
    let masses = KnownMasses(file: folder.calibration)
    let model = CalibrationModel(masses)
    let told = Told(by: model)
    let changes: [() throws -> Void] = [
      { model.receive(reads(0.5)) }, { model.typed = "7.5" }, { model.coin = .nickel },
      { model.count(1) }, { model.coin = nil }, { model.waits = true },
      { try masses.change { $0 = calibration() } },
    ]
    for change in changes {
      told.changes = 0
      try change()
      #expect(told.changes > 0)
    }
  }
}
