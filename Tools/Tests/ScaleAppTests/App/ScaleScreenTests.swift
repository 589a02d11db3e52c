import PressureKit
import Testing
import UIKit

@testable import ScaleApp

@MainActor
@Suite struct ScaleScreenTests {
  /// Saves, and waits for the result. The delays are infinite because tests share one clock, which could reset the button.
  private func save(_ app: RunningApp) async {
    app.scale.saveButton.options.resetDelay = .infinity
    app.scale.saveButton.options.failureDelay = .infinity
    app.scale.saveButton.sendActions(for: .primaryActionTriggered)
    app.scale.saveButton.sendActions(for: .primaryActionTriggered)
    expect(app.scale.saveButton.controlState, equals: .loading)
    while app.scale.saveButton.controlState == .loading { await Task.yield() }
  }

  @Test func `a settled weighing is saved with its note, once`() async throws {
    let app = try RunningApp()
    expect(app.scale.readingLabel.text, equals: "Nothing has settled yet")
    #expect(!app.scale.saveButton.isEnabled)
    app.weigh(100)
    #expect(app.scale.saveButton.isEnabled)
    app.scale.noteField.type(" Pear ")
    await save(app)
    expect(app.scale.saveButton.controlState, equals: .success)
    expect(app.history.weighings.map(\.note), equals: ["Pear"])
    expect(app.history.weighings.map { ($0.grams / 2).rounded() }, equals: [50])
    expect(app.scale.noteField.text, equals: "")
    #expect(!app.scale.saveButton.isEnabled)
    expect(app.scale.readingLabel.text, equals: "Nothing has settled yet")
    expect(app.list.tableView.rows.count, equals: 1)
  }

  @Test func `a weighing that cannot be saved stays, with a message`() async throws {
    let app = try RunningApp()
    app.weigh(100)
    app.scale.noteField.type(String(repeating: "x", count: 201))
    await save(app)
    expect(app.scale.saveButton.controlState, equals: .failure)
    expect(
      app.scale.messageLabel.text, equals: "The note is too long. Shorten it to 200 characters.")
    expect(app.scale.noteField.text?.count, equals: 201)
    #expect(app.scale.saveButton.isEnabled)
    expect(app.history.weighings, equals: [])
  }

  @Test func `the next weighing can be saved while the last result is still shown`() throws {
    let app = try RunningApp()
    app.weigh(100)
    app.scale.saveButton.options.resetDelay = .infinity
    app.scale.saveButton.controlState = .success
    app.weigh(50)
    expect(app.scale.saveButton.controlState, equals: .begin)
    #expect(app.scale.saveButton.isEnabled)
  }

  @Test func `a new weighing starts without a note and a reading`() throws {
    let app = try RunningApp()
    app.weigh(100)
    app.scale.noteField.type("Pear")
    expect(app.choose(ShortcutType.new.rawValue), equals: [true])
    expect(app.scale.noteField.text, equals: "")
    expect(app.scale.readingLabel.text, equals: "Nothing has settled yet")
    #expect(!app.scale.saveButton.isEnabled)
  }

  @Test func `the chosen unit is saved, and used for all readings`() throws {
    let app = try RunningApp()
    expect(app.scale.detailsLabel.text, equals: "Peak 0 g, 0% of the force")
    let units = try #require(app.scale.unitButton.menu).children.compactMap { $0 as? UIAction }
    expect(units.map(\.title), equals: ["Grams", "Ounces", "Newtons", "Percent of the force"])
    expect(units.map(\.state), equals: [.on, .off, .off, .off])
    app.weigh(100)
    units[1].handler(units[1])
    expect(
      [
        app.scale.scale.text, app.scale.readingLabel.text, app.scale.detailsLabel.text,
        app.scale.unitButton.accessibilityValue,
      ], equals: ["0.00 oz", "Last settled: 3.52 oz", "Peak 3.52 oz, 0% of the force", "Ounces"])

    let next = try RunningApp(in: app.folder)
    next.scale.loadViewIfNeeded()
    expect(next.scale.scale.text, equals: "0.00 oz")
    let kept = try #require(next.scale.unitButton.menu).children.compactMap { $0 as? UIAction }
    expect(kept.map(\.state), equals: [.off, .on, .off, .off])
    next.lay(100, on: next.scale.scale)
    expect(next.scale.detailsLabel.text, equals: "Peak 3.52 oz, 25% of the force")
  }

  @Test func `the precision is shown as soon as it is known`() throws {
    let app = try RunningApp()
    app.scale.loadViewIfNeeded()
    #expect(app.scale.worthLabel.isHidden)
    try app.delegate.masses.change { calibration in
      for (force, grams) in [(1.0, 50.0), (2, 99), (3, 150)] {
        _ = calibration.add(force: force, grams: grams)
      }
    }
    app.lay(115.5, on: app.scale.scale)
    #expect(!app.scale.worthLabel.isHidden)
    expect(app.scale.worthLabel.text, equals: "95 of 100 weighings are within 12 g.")
  }

  @Test func `without a sensor, the scale only simulates, and that cannot be saved`() throws {
    let app = try RunningApp()
    expect(app.scale.sensorLabel.text, equals: SensorWords.text(of: .fingers))
    #expect(app.scale.simulateButton.isHidden)
    #expect(app.scale.scale.isEnabled)
    UITraitCollection.current = .make(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    app.scale.traitCollectionDidChange(nil)
    #expect(!app.scale.scale.isEnabled)
    expect(app.scale.sensorLabel.text, equals: SensorWords.text(of: .nothing))
    #expect(!app.scale.simulateButton.isHidden)
    expect(app.scale.simulateButton.configuration?.title, equals: "Try with a finger")
    app.slide(80, on: app.scale.scale)
    expect(app.scale.scale.text, equals: "0 grams")
    app.lift()

    app.scale.simulateButton.sendActions(for: .primaryActionTriggered)
    #expect(app.scale.scale.isEnabled)
    expect(app.scale.sensorLabel.text, equals: SensorWords.simulated)
    expect(UIAccessibility.said, equals: [SensorWords.simulated])
    expect(app.scale.simulateButton.configuration?.title, equals: "Stop the simulation")
    app.slide(80, on: app.scale.scale)
    expect(app.scale.scale.text, equals: "192 grams")
    expect(app.scale.scale.controlState, equals: .settled)
    expect(app.scale.detailsLabel.text, equals: "Simulated. Peak 192.5 g, 50% of the force")
    #expect(app.scale.worthLabel.isHidden)
    expect(app.scale.readingLabel.text, equals: "Nothing has settled yet")
    #expect(!app.scale.saveButton.isEnabled)
    app.lift()

    app.scale.simulateButton.sendActions(for: .primaryActionTriggered)
    #expect(!app.scale.scale.isEnabled)
    expect(UIAccessibility.said.filter { $0 == SensorWords.simulated }.count, equals: 1)
  }

  @Test func `on an iPad without 3D Touch, the scale is on for the Pencil`() throws {
    let app = try RunningApp()
    UITraitCollection.current = .make(force: .unavailable, idiom: .pad)
    defer { UITraitCollection.current = .make() }
    app.scale.loadViewIfNeeded()
    app.scale.traitCollectionDidChange(nil)
    #expect(app.scale.scale.isEnabled)
    expect(app.scale.sensorLabel.text, equals: SensorWords.text(of: .pencil))
    #expect(!app.scale.simulateButton.isHidden)
    // The Pencil is measured even while fingers are simulated.
    app.scale.simulateButton.sendActions(for: .primaryActionTriggered)
    app.weigh(100, by: .pen)
    expect(app.scale.readingLabel.text, equals: "Last settled: 100 g")
  }
}
