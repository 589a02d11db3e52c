import Foundation
import PressureHosting
import Testing

@testable import ScaleMac

@MainActor
struct WeighModelTests {
  private let folder = Folder()

  private func make(_ known: ScaleCalibration?) throws -> (WeighModel, History) {
    let (history, masses) = (folder.history, folder.masses)
    if let known { try masses.change { $0 = known } }
    return (
      WeighModel(history: history, masses: masses, chosen: ChosenUnit(defaults: defaults())),
      history
    )
  }

  @Test func `Without known masses it shows force, and nothing can be saved`() throws {
    let (model, history) = try make(nil)
    model.take(reading(0.5, calibration: ScaleCalibration()))
    model.settle(0)
    #expect(!model.weighs)
    #expect(model.advice.hasPrefix("A trackpad's pressure is no weight"))
    #expect([model.details, model.lastSettled] == ["", "Nothing has settled yet"])
    #expect(!model.canSave)
    try model.save()
    #expect(history.weighings == [])
  }

  @Test func `What has settled is saved with its note, once`() throws {
    let (model, history) = try make(calibration())
    #expect(model.weighs)
    model.take(reading(0.5, after: 0.1))
    #expect(model.lastSettled == "Nothing has settled yet")
    let lying = reading(0.5)
    model.take(lying)
    model.settle(lying.grams)
    #expect(model.lastSettled == "Last settled: 50 g")
    #expect(model.details.hasPrefix("Peak 50 g, 50% of the force"))
    // Letting go leaves it there to be saved.
    model.take(reading(0, after: 0.1))
    model.note = "Nickel"
    try model.save()
    #expect(history.weighings.map { "\($0.grams) \($0.note)" } == ["50.0 Nickel"])
    #expect([model.note, model.message] == ["", "Saved 50 g. It is in the history."])
    // It may lie there still, and tremble.
    model.take(reading(0.501))
    #expect(!model.canSave)
    #expect(model.message == "Saved 50 g. It is in the history.")
    try model.save()
    #expect(history.weighings.count == 1)
  }

  @Test func `What could not be saved stays, with what is wrong`() throws {
    let masses = folder.masses
    try masses.change { $0 = calibration() }
    let model = WeighModel(
      history: try folder.brokenHistory(), masses: masses,
      chosen: ChosenUnit(defaults: defaults()))
    model.settle(50)
    model.note = "Nickel"
    #expect(throws: HistoryProblem.self) { try model.save() }
    #expect(model.canSave)
    #expect(model.note == "Nickel")
    #expect(!model.message.isEmpty)
  }

  @Test func `The unit is remembered`() throws {
    let chosen = ChosenUnit(defaults: defaults())
    let make = {
      WeighModel(history: folder.history, masses: folder.masses, chosen: chosen)
    }
    let model = make()
    #expect(model.unit == .grams)
    model.unit = .ounces
    #expect(make().unit == .ounces)
  }
}
