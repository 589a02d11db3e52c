import PressureHosting
import PressureKit
import PressureUIKit
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
    #expect(page.holdLabel.text == "Settled: add it now.")
    #expect(page.addButton.isEnabled)
    page.addButton.sendActions(for: .primaryActionTriggered)
    app.lift(from: page.scale)
    #expect(page.holdLabel.text == "Nothing is on the dial.")
    #expect(!page.addButton.isEnabled)
  }

  /// The texts of the list of masses.
  private func rows(_ page: CalibrationController) -> [String?] {
    page.points.arrangedSubviews.map { ($0.subviews.first as? UILabel)?.text }
  }

  /// The button that removes a mass from the list.
  private func removeButton(_ index: Int, _ page: CalibrationController) throws -> UIButton {
    try #require(page.points.arrangedSubviews[index].subviews.last as? UIButton)
  }

  @Test func `known masses are added, saved, and known at the next start`() throws {
    let app = try RunningApp()
    let page = try open(app)
    #expect(
      page.fitLabel.text
        == "No known masses. Two make a calibration; three or more also show its accuracy.")
    #expect(!page.shareButton.isEnabled)
    #expect(!page.clearButton.isEnabled)
    add("10", laying: 50, app, page)
    #expect(page.messageLabel.text == "Added 10 g.")
    #expect(rows(page) == ["10 g at a force of 0.87"])
    #expect(page.fitLabel.text == "One known mass. Add a second to calibrate.")
    add("200", laying: 150, app, page)
    #expect(
      rows(page) == [
        "10 g at a force of 0.87, read as 10.0 g", "200 g at a force of 2.60, read as 200.0 g",
      ])
    #expect(
      page.fitLabel.text
        == "Calibrated with these two masses. Add a third to see the accuracy.")
    #expect(app.scale.scale.calibration == page.scale.calibration)
    #expect(try app.folder.text("Calibration.json") == page.scale.calibration.json)

    let next = try RunningApp(in: app.folder)
    next.scale.loadViewIfNeeded()
    next.weigh(100)
    #expect(next.scale.readingLabel.text == "Last settled: 105 g")
  }

  @Test func `on request, the next mass that settles is added automatically`() throws {
    let app = try RunningApp()
    let page = try open(app)
    page.waitSwitch.turn(true)
    #expect(page.holdLabel.text == "Lay it on the dial.")
    for grams in [50.0, 150] {
      app.lay(grams, on: page.scale)
      app.lift(from: page.scale)
    }
    #expect(page.scale.calibration.points.map { $0.grams } == [5])
    #expect(page.messageLabel.text == "Added 5 g.")
    #expect(!page.waitSwitch.isOn)
    // This mass has settled before the request.
    page.chooser.field.type("150")
    app.lay(150, on: page.scale)
    page.waitSwitch.turn(true)
    #expect(page.scale.calibration.points.map { $0.grams } == [5, 150])
    #expect(!page.waitSwitch.isOn)
  }

  @Test func `coins are chosen and counted, or a mass is typed`() throws {
    let page = try open(try RunningApp())
    let field = page.chooser.field
    let coins = try #require(page.chooser.coinButton.menu).children.compactMap { $0 as? UIAction }
    #expect(coins.map(\.title).prefix(3) == ["Nickel, 5 g", "Penny, 2.5 g", "Dime, 2.268 g"])
    #expect(coins.map(\.state) == [.on] + Array(repeating: .off, count: coins.count - 1))
    func press(_ button: UIButton) { button.sendActions(for: .primaryActionTriggered) }
    var texts = [field.text]
    let presses: [() -> Void] = [
      { press(page.chooser.moreButton) }, { coins[2].handler(coins[2]) },
      { press(page.chooser.moreButton) }, { press(page.chooser.fewerButton) },
    ]
    for act in presses {
      act()
      texts.append(field.text)
    }
    #expect(texts == ["5", "10", "2.268", "4.536", "2.268"])
    #expect(page.chooser.coinButton.accessibilityValue == "Dime")
    field.type("999")
    #expect(page.model.typed == "999")
  }

  @Test func `one mass or all are removed, and an invalid mass is refused`() throws {
    let app = try RunningApp()
    let page = try open(app)
    for grams in [50.0, 150, 100] {
      add(String(Int(grams)), laying: grams, app, page)
    }
    #expect(
      page.fitLabel.text?.hasPrefix("Calibrated with these masses. Standard error: 0 g.") == true
    )
    #expect(try removeButton(1, page).accessibilityLabel == "Remove 150 g")
    try removeButton(1, page).sendActions(for: .primaryActionTriggered)
    #expect(page.messageLabel.text == "Removed 150 g.")
    #expect(page.scale.calibration.points.map { $0.grams } == [50, 100])
    #expect(rows(page).count == 2)
    page.chooser.field.type("many")
    page.addButton.sendActions(for: .primaryActionTriggered)
    #expect(page.messageLabel.text == "Enter the mass in grams, from 0 to 100,000.")
    page.chooser.field.type("5")
    page.addButton.sendActions(for: .primaryActionTriggered)
    #expect(page.messageLabel.text == "Not added: no force is measured.")
    page.clearButton.sendActions(for: .primaryActionTriggered)
    #expect(page.messageLabel.text == "All known masses were removed.")
    #expect(rows(page) == [])
    #expect(!page.clearButton.isEnabled)
    #expect(try app.folder.calibration.read() == ScaleCalibration())
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
    #expect(picker.contentTypes == [.json])
    #expect(picker.copies)
    let file = app.folder.url.appendingPathComponent("Mine.json")
    func pick(_ text: String) throws -> String? {
      try app.folder.put(text, as: file)
      picker.delegate?.documentPicker(picker, didPickDocumentsAt: [file])
      return page.messageLabel.text
    }
    #expect(try pick("nickel") == "Mine.json was not imported. It is not JSON.")
    #expect(page.scale.calibration.points.map { $0.grams } == [50])
    let points = "[{\"force\": 1, \"grams\": 60}, {\"force\": 2, \"grams\": 120}]"
    #expect(
      try pick("{\"pressurekit-calibration\": 1, \"points\": \(points)}")
        == "Imported 2 known masses.")
    #expect(page.scale.calibration.points.map { $0.grams } == [60, 120])
    #expect(rows(page).count == 2)
    #expect(app.scale.scale.calibration == page.scale.calibration)
    #expect(UIAccessibility.said.last == "Imported 2 known masses.")
  }

  @Test func `without a sensor no mass is added, not even by a simulated force`() throws {
    let app = try RunningApp()
    UITraitCollection.current = .make(force: .unavailable)
    defer { UITraitCollection.current = .make() }
    let page = try open(app)
    page.traitCollectionDidChange(nil)
    #expect(page.holdLabel.text == "Cannot add masses: this device measures no force.")
    #expect(!page.scale.isEnabled)
    #expect(!page.addButton.isEnabled)
    page.scale.isEnabled = true
    page.scale.simulatesForce = true
    app.slide(80, on: page.scale)
    #expect(page.scale.controlState == .settled)
    page.addButton.sendActions(for: .primaryActionTriggered)
    #expect(page.messageLabel.text == "Not added: no force is measured.")
    #expect(page.scale.calibration == ScaleCalibration())
  }

  @Test func `an invalid calibration file is reported, and a new one replaces it`() throws {
    let folder = Folder()
    try folder.put("{}", as: folder.calibration.url)
    let app = try RunningApp(in: folder)
    app.scale.loadViewIfNeeded()
    #expect(app.scale.messageLabel.text == CalibrationProblem.damaged.message)
    let page = try open(app)
    add("60", laying: 50, app, page)
    #expect(try folder.calibration.read().points.map { $0.grams } == [60])
  }

  @Test func `a file that cannot be read is not overwritten, and keeps its masses`() throws {
    let folder = Folder()
    // A folder in place of the file cannot be read.
    try FileManager.default.createDirectory(
      at: folder.calibration.url, withIntermediateDirectories: true)
    let masses = KnownMasses(file: folder.calibration)
    #expect(masses.problem == .unreadable)
    let add = { (calibration: inout ScaleCalibration) in _ = calibration.add(force: 1, grams: 60) }
    #expect(throws: CalibrationProblem.unreadable) { try masses.change(add) }
    try FileManager.default.removeItem(at: folder.calibration.url)
    var kept = ScaleCalibration()
    _ = kept.add(force: 2, grams: 120)
    try folder.calibration.write(kept)
    try masses.change(add)
    #expect(masses.problem == nil)
    #expect(try folder.calibration.read().points.map { $0.grams } == [120, 60])
  }
}
