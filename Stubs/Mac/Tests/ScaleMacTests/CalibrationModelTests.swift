import Foundation
import PressureHosting
import PressureKit
import Testing

@testable import ScaleMac

@MainActor
struct CalibrationModelTests {
  private let folder = Folder()

  @Test func `Masses are added as they settle, and make a scale`() {
    let masses = folder.masses
    let model = CalibrationModel(masses)
    model.coin = .nickel
    #expect(model.typed == "5")
    model.add()
    #expect(model.message == "Not added: nothing has settled.")
    model.take(reading(0.25, after: 0.1, calibration: ScaleCalibration()))
    #expect(!model.canAdd)
    #expect(model.hold == "Hold still…")
    for (typed, part) in [("5", 0.25), ("7,5", 0.5)] {
      model.typed = typed
      model.take(reading(part, calibration: ScaleCalibration()))
      #expect(model.canAdd)
      #expect(model.hold == "It has settled: add it.")
      model.add()
    }
    #expect(model.message == "Added 7.5 g.")
    #expect(model.calibration.points.map(\.grams) == [5, 7.5])
    #expect(masses.calibration.line != nil)
    model.remove(at: 0)
    #expect(model.message == "Removed 5 g.")
    #expect(model.calibration.points.map(\.grams) == [7.5])
    model.clear()
    #expect(folder.masses.calibration.points == [])
  }

  @Test func `What is typed has to be a mass`() {
    let model = CalibrationModel(folder.masses)
    model.take(reading(0.25, calibration: ScaleCalibration()))
    for typed in ["", "heavy", "-1", "100001"] {
      model.typed = typed
      model.add()
      #expect(model.message == "Write the mass in grams, from 0 to 100,000.")
    }
    #expect(model.calibration.points == [])
  }

  @Test func `A file of masses is taken whole, or not at all`() throws {
    let model = CalibrationModel(folder.masses)
    let file = folder.url.appendingPathComponent("chosen.json")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    var messages: [String] = []
    for text in [calibration().json, "{", "{}"] {
      try Data(text.utf8).write(to: file)
      model.take(.success(file))
      messages.append(model.message)
    }
    model.take(.failure(CancellationError()))
    messages.append(model.message)
    #expect(
      messages == [
        "Imported 2 masses.", "Not imported. It is not JSON.",
        "Not imported. It is not a calibration, or one of a newer version.",
        "Not imported. It is not a calibration, or one of a newer version.",
      ])
    #expect(model.calibration.points.map(\.grams) == [0, 100])
  }
}
