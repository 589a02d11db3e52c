import Foundation
import PressureHosting
import PressureKit
import Testing

@testable import ScaleApp

@MainActor
@Suite struct WeighModelTests {
  private let folder = Folder()
  private let history: History
  private let masses: KnownMasses

  init() {
    history = History(file: folder.file)
    masses = KnownMasses(file: folder.calibration)
  }

  private func make(isForceWeight: Bool = true) -> WeighModel {
    WeighModel(
      history: history, masses: masses, chosen: ChosenUnit(defaults: folder.defaults),
      isForceWeight: isForceWeight)
  }

  /// Settles a reading while the save button has a state. Returns true if the button is to be reset at once.
  @discardableResult
  private func settle(
    _ reading: ScaleReading, _ model: WeighModel, beside save: TransitioningAction.State = .begin
  ) -> Bool {
    model.receive(reading)
    return model.settle(beside: save)
  }

  @Test func `a settled reading can be saved if it is a weight and measured`() throws {
    func shown(_ model: WeighModel, isSimulated: Bool = false) -> [String] {
      settle(reading(0.5, calibration: masses.calibration, isSimulated: isSimulated), model)
      return [
        "\(model.weighs)", model.details, model.lastSettled,
        model.offer.map { "\($0.grams)" } ?? "",
      ]
    }
    let nothing = "Nothing has settled yet"
    expect(
      shown(make()),
      equals: [
        "true", "Peak 192.5 g, 50% of the force", "Last settled: 192.5 g", "192.5",
      ])
    expect(
      shown(make(), isSimulated: true),
      equals: [
        "true", "Simulated. Peak 192.5 g, 50% of the force", nothing, "",
      ])
    expect(shown(make(isForceWeight: false)), equals: ["false", "", nothing, ""])
    try masses.change { $0 = calibration() }
    expect(
      shown(make(isForceWeight: false)),
      equals: [
        "true", "Peak 50 g, 50% of the force", "Last settled: 50 g", "50.0",
      ])
  }

  @Test func `a reading is saved with its note, once, however long the mass stays`() throws {
    try masses.change { $0 = calibration() }
    let model = make()
    model.receive(reading(0.5, after: 0.1))
    #expect(model.offer == nil)
    settle(reading(0.5), model)
    // After the lift, the reading can still be saved.
    model.receive(reading(0, after: 0.1))
    model.note = "Nickel"
    try model.save(try #require(model.offer))
    expect(history.weighings.map { "\($0.grams) \($0.note)" }, equals: ["50.0 Nickel"])
    // The mass may still be on the scale, with a varying force.
    model.receive(reading(0.501))
    #expect(model.offer == nil)
    expect(
      [model.note, model.lastSettled, model.message],
      equals: [
        "", "Nothing has settled yet", "Saved 50 g. It is in the history.",
      ])
  }

  @Test func `a reading and a note that come during a save are the next weighing's`() throws {
    try masses.change { $0 = calibration() }
    let model = make()
    settle(reading(0.5), model)
    model.note = "Nickel"
    let offer = try #require(model.offer)
    settle(reading(0.25), model)
    model.note = "Penny"
    try model.save(offer)
    expect(history.weighings.map { "\($0.grams) \($0.note)" }, equals: ["50.0 Nickel"])
    expect(model.offer.map { "\($0.grams) \($0.note)" }, equals: "25.0 Penny")
  }

  @Test func `a result that is still shown is reset for the next reading`() {
    let states = TransitioningAction.State.allCases
    let model = make()
    expect(
      states.filter { settle(reading(0.5), model, beside: $0) }, equals: [.success, .failure])
    expect(
      states.filter { settle(reading(0.5, isSimulated: true), model, beside: $0) }, equals: [])
  }

  @Test func `a weighing that cannot be saved stays, with the reason`() throws {
    let model = make()
    let told = Told(by: model)
    settle(reading(0.5), model)
    model.note = String(repeating: "x", count: 201)
    let offer = try #require(model.offer)
    #expect(throws: HistoryProblem.noteTooLong) { try model.save(offer) }
    #expect(model.offer?.grams == offer.grams && model.note == offer.note)
    expect(model.message, equals: "The note is too long. Shorten it to 200 characters.")
    expect(told.said, equals: [model.message])
    // The next reading clears the message, without an announcement.
    settle(reading(0.25), model)
    #expect(model.message == "" && told.said.count == 1)
  }

  @Test func `the unit is saved, and used for all readings`() throws {
    let model = make()
    settle(reading(0.5), model)
    let texts = WeighingUnit.allCases.map {
      model.unit = $0
      return "\(model.details); \(model.lastSettled)"
    }
    expect(
      texts,
      equals: [
        "Peak 50 g, 50% of the force; Last settled: 50 g",
        "Peak 1.76 oz, 50% of the force; Last settled: 1.76 oz",
        "Peak 0.49 N, 50% of the force; Last settled: 0.49 N",
        "Peak 50 g, 50% of the force; Last settled: 50 g",
      ])
    model.unit = .ounces
    expect(make().unit, equals: .ounces)
  }

  @Test func `a new weighing starts without a note and a reading`() throws {
    try folder.put("{}", as: folder.calibration.url)
    let model = WeighModel(
      history: history, masses: KnownMasses(file: folder.calibration),
      chosen: ChosenUnit(defaults: folder.defaults), isForceWeight: true)
    expect(model.message, equals: CalibrationProblem.damaged.message)
    settle(reading(0.5), model)
    model.note = "Pear"
    model.begin()
    expect(
      [model.note, model.message, model.lastSettled], equals: ["", "", "Nothing has settled yet"])
  }

  @Test func `each change is reported, also one of the known masses`() throws {
    let model = make()
    let told = Told(by: model)
    let changes: [() throws -> Void] = [
      { model.receive(reading(0.5)) }, { _ = model.settle(beside: .begin) },
      { model.note = "Pear" },
      { model.unit = .ounces }, { try model.save(try #require(model.offer)) }, { model.begin() },
      { try masses.change { $0 = calibration() } },
    ]
    for change in changes {
      told.changes = 0
      try change()
      #expect(told.changes > 0)
    }
    expect(told.said, equals: ["Saved 50 g. It is in the history."])
  }
}
