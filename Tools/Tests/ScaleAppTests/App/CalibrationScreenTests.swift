import PressureHosting
import PressureKit
import PressureViews
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import ScaleApp

@MainActor
@Suite struct CalibrationScreenTests {
  /// Opens the page by its button.
  private func open(_ app: RunningApp) throws -> CalibrationController {
    app.scale.loadViewIfNeeded()
    app.scale.calibrateButton.sendActions(for: .primaryActionTriggered)
    let top = app.scale.navigationController?.topViewController
    let page = try #require(top as? CalibrationController)
    page.loadViewIfNeeded()
    return page
  }

  private func add(
    _ mass: String, laying grams: Double, _ app: RunningApp, _ page: CalibrationController
  ) {
    page.chooser.field.type(mass)
    app.lay(grams, on: page.scale)
    expect(page.holdLabel.text, equals: "Settled: add it now.")
    #expect(page.addButton.isEnabled)
    page.addButton.sendActions(for: .primaryActionTriggered)
    app.lift()
    expect(page.holdLabel.text, equals: "Nothing is on the dial.")
    #expect(!page.addButton.isEnabled)
  }

  /// The texts of the list of masses.
  private func rows(_ page: CalibrationController) -> [String?] {
    page.points.arrangedSubviews.map { ($0.subviews.first as? UILabel)?.text }
  }

  @Test func `known masses are added, saved, and known at the next start`() throws {
    let app = try RunningApp()
    let page = try open(app)
    expect(page.fitLabel.text?.hasPrefix("No known masses."), equals: true)
    expect([page.shareButton.isEnabled, page.clearButton.isEnabled], equals: [false, false])
    let coins = try #require(page.chooser.coinButton.menu).children.compactMap { $0 as? UIAction }
    expect(coins.map(\.title).prefix(3), equals: ["Nickel, 5 g", "Penny, 2.5 g", "Dime, 2.268 g"])
    expect(coins.map(\.state), equals: [.on] + Array(repeating: .off, count: coins.count - 1))
    coins[2].handler(coins[2])
    expect(page.chooser.coinButton.accessibilityValue, equals: "Dime")
    for button in [page.chooser.moreButton, page.chooser.moreButton, page.chooser.fewerButton] {
      button.sendActions(for: .primaryActionTriggered)
    }
    expect(page.chooser.field.text, equals: "4.536")
    add("10", laying: 50, app, page)
    expect(page.messageLabel.text, equals: "Added 10 g.")
    // The next mass is added when it has settled.
    page.chooser.field.type("200")
    page.waitSwitch.turn(true)
    expect(page.holdLabel.text, equals: "Lay it on the dial.")
    app.lay(150, on: page.scale)
    app.lift()
    #expect(!page.waitSwitch.isOn)
    expect(
      rows(page),
      equals: [
        "10 g at a force of 0.87, read as 10.0 g", "200 g at a force of 2.60, read as 200.0 g",
      ])
    expect(page.fitLabel.text?.hasPrefix("Calibrated with these two masses."), equals: true)
    expect(app.scale.scale.calibration, equals: page.scale.calibration)
    expect(try app.folder.text("Calibration.json"), equals: page.scale.calibration.json)
    let next = try RunningApp(in: app.folder)
    next.scale.loadViewIfNeeded()
    next.weigh(100)
    expect(next.scale.readingLabel.text, equals: "Last settled: 105 g")
  }

  @Test func `one mass or all are removed, and an invalid mass is refused`() throws {
    let app = try RunningApp()
    let page = try open(app)
    for grams in [50.0, 150] { add(String(Int(grams)), laying: grams, app, page) }
    let remove = try #require(page.points.arrangedSubviews[1].subviews.last as? UIButton)
    expect(remove.accessibilityLabel, equals: "Remove 150 g")
    remove.sendActions(for: .primaryActionTriggered)
    expect(page.messageLabel.text, equals: "Removed 150 g.")
    expect(rows(page).count, equals: 1)
    page.chooser.field.type("many")
    page.addButton.sendActions(for: .primaryActionTriggered)
    expect(page.messageLabel.text, equals: "Enter the mass in grams, from 0 to 100,000.")
    page.clearButton.sendActions(for: .primaryActionTriggered)
    expect(page.messageLabel.text, equals: "All known masses were removed.")
    expect(rows(page), equals: [])
    #expect(!page.clearButton.isEnabled)
  }

  @Test func `the file is shared, and another file is imported or refused as a whole`() throws {
    let app = try RunningApp()
    let page = try open(app)
    add("50", laying: 50, app, page)
    page.shareButton.sendActions(for: .primaryActionTriggered)
    let sheet = try #require(page.presentedViewController as? UIActivityViewController)
    #expect(sheet.activityItems as? [URL] == [app.folder.calibration.url])
    #expect(sheet.popoverPresentationController?.sourceView === page.shareButton)
    page.dismiss(animated: false)

    page.importButton.sendActions(for: .primaryActionTriggered)
    let picker = try #require(page.presentedViewController as? UIDocumentPickerViewController)
    expect(picker.contentTypes, equals: [.json])
    #expect(picker.copies)
    let file = app.folder.url.appendingPathComponent("Mine.json")
    func pick(_ text: String) throws -> String? {
      try app.folder.put(text, as: file)
      picker.delegate?.documentPicker(picker, didPickDocumentsAt: [file])
      return page.messageLabel.text
    }
    expect(try pick("nickel"), equals: "Mine.json was not imported. It is not JSON.")
    expect(page.scale.calibration.points.map { $0.grams }, equals: [50])
    let points = "[{\"force\": 1, \"grams\": 60}, {\"force\": 2, \"grams\": 120}]"
    expect(
      try pick("{\"pressurekit-calibration\": 1, \"points\": \(points)}"),
      equals: "Imported 2 known masses.")
    expect(page.scale.calibration.points.map { $0.grams }, equals: [60, 120])
    expect(rows(page).count, equals: 2)
    expect(app.scale.scale.calibration, equals: page.scale.calibration)
    expect(UIAccessibility.said.last, equals: "Imported 2 known masses.")
  }

  @Test func `without a sensor no mass is added, not even by a simulated force`() throws {
    let app = try RunningApp()
    UITraitCollection.current = .make(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    let page = try open(app)
    page.traitCollectionDidChange(nil)
    expect(page.holdLabel.text, equals: "Cannot add masses: this device measures no force.")
    #expect(!page.scale.isEnabled)
    #expect(!page.addButton.isEnabled)
    page.scale.isEnabled = true
    page.scale.simulatesForce = true
    app.slide(80, on: page.scale)
    expect(page.scale.controlState, equals: .settled)
    page.addButton.sendActions(for: .primaryActionTriggered)
    expect(page.messageLabel.text, equals: "Not added: no force is measured.")
    expect(page.scale.calibration, equals: ScaleCalibration())
  }

  @Test func `a file that cannot be read is not overwritten, and keeps its masses`() throws {
    let folder = Folder()
    // A folder in place of the file cannot be read.
    try FileManager.default.createDirectory(
      at: folder.calibration.url, withIntermediateDirectories: true)
    let masses = KnownMasses(file: folder.calibration)
    expect(masses.problem, equals: .unreadable)
    let add = { (calibration: inout ScaleCalibration) in _ = calibration.add(force: 1, grams: 60) }
    #expect(throws: CalibrationProblem.unreadable) { try masses.change(add) }
    try FileManager.default.removeItem(at: folder.calibration.url)
    var kept = ScaleCalibration()
    _ = kept.add(force: 2, grams: 120)
    try folder.calibration.write(kept)
    try masses.change(add)
    #expect(masses.problem == nil)
    expect(try folder.calibration.read().points.map { $0.grams }, equals: [120, 60])
  }
}
