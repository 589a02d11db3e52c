import PressureKit
import Testing
import UIKit

@testable import ScaleApp

@MainActor
@Suite struct ScaleScreenTests {
  /// Saves, and lets that come to its end. All tests share one clock: whatever it shows, the outcome
  /// stays to be seen.
  private func save(_ app: RunningApp) async {
    app.scale.saveButton.options.resetDelay = .infinity
    app.scale.saveButton.options.failureDelay = .infinity
    app.scale.saveButton.sendActions(for: .primaryActionTriggered)
    app.scale.saveButton.sendActions(for: .primaryActionTriggered)
    #expect(app.scale.saveButton.controlState == .loading)
    while app.scale.saveButton.controlState == .loading { await Task.yield() }
  }

  @Test func `what has settled is saved with its note, once`() async throws {
    let app = try RunningApp()
    #expect(app.scale.readingLabel.text == "Nothing has settled yet")
    #expect(!app.scale.saveButton.isEnabled)
    app.weigh(100)
    #expect(app.scale.saveButton.isEnabled)
    app.scale.noteField.text = " Pear "
    await save(app)
    #expect(app.scale.saveButton.controlState == .success)
    #expect(app.history.weighings.map(\.note) == ["Pear"])
    #expect(app.history.weighings.map { ($0.grams / 2).rounded() } == [50])
    #expect(app.scale.noteField.text == nil)
    #expect(!app.scale.saveButton.isEnabled)
    #expect(app.scale.readingLabel.text == "Nothing has settled yet")
    #expect(app.list.tableView.rows.count == 1)
  }

  @Test func `what cannot be saved says what to do, and stays`() async throws {
    let app = try RunningApp()
    app.weigh(100)
    app.scale.noteField.text = String(repeating: "x", count: 201)
    await save(app)
    #expect(app.scale.saveButton.controlState == .failure)
    #expect(app.scale.messageLabel.text == "The note is too long. Shorten it to 200 characters.")
    #expect(app.scale.noteField.text?.count == 201)
    #expect(app.scale.saveButton.isEnabled)
    #expect(app.history.weighings == [])
  }

  @Test func `it says plainly where no finger can be weighed`() throws {
    let app = try RunningApp()
    #expect(app.scale.sensorLabel.text == SensorWords.text(of: .available))
    UITraitCollection.current = .make(force: .unavailable)
    app.scale.traitCollectionDidChange(nil)
    #expect(app.scale.sensorLabel.text?.hasPrefix("This device has no force sensor") == true)
    #expect(!app.scale.saveButton.isEnabled)
  }

  @Test func `a new weighing begins with nothing`() throws {
    let app = try RunningApp()
    app.weigh(100)
    app.scale.noteField.text = "Pear"
    #expect(app.choose(ShortcutType.new.rawValue) == [true])
    #expect(app.scale.noteField.text == nil)
    #expect(app.scale.readingLabel.text == "Nothing has settled yet")
    #expect(!app.scale.saveButton.isEnabled)
  }
}
