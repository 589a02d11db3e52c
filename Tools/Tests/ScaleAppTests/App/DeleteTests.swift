import PressureKit
import Testing
import UIKit

@testable import ScaleApp

/// Deletion of a weighing by a finger on its page's button.
@MainActor
@Suite struct DeleteTests {
  private let place = CGRect(x: 40, y: 400, width: 310, height: 44)

  private func open() throws -> (RunningApp, WeighingController) {
    let app = try RunningApp(
      weighed: [(1, "one"), (2, "two"), (3, "three")], by: ShortcutType.history.rawValue)
    app.list.open(app.history.weighings[1].id)
    return (app, try #require(app.page))
  }

  @Test func `a full press, a slide and a lift delete the weighing and close its page`() throws {
    let (app, page) = try open()
    let finger = app.finger(on: page.deleteButton, at: place)
    finger.press(to: 0.5)
    expect(page.deleteButton.controlState, equals: .selected)
    finger.move(by: 0, -81.4)
    expect(page.deleteButton.controlState, equals: .confirmed)
    expect(app.history.weighings.count, equals: 3)
    finger.lift()
    expect(app.history.weighings.map(\.note), equals: ["three", "one"])
    #expect(app.page == nil)
    expect(app.list.tableView.rows.count, equals: 2)
    expect(History(file: app.folder.file).weighings, equals: app.history.weighings)
  }

  @Test func `a weighing that cannot be deleted stays, with the reason`() throws {
    let (app, page) = try open()
    try FileManager.default.removeItem(at: app.folder.url)
    try Data().write(to: app.folder.url)
    page.deleteButton.sendActions(for: .primaryActionTriggered)
    expect(page.messageLabel.text, equals: HistoryProblem.unwritable.message)
    #expect(app.page === page)
    expect(app.history.weighings.count, equals: 3)
  }

  @Test func `a deletion in another window closes the page`() throws {
    let (app, page) = try open()
    try app.history.remove(app.history.weighings[0].id)
    #expect(app.page === page)
    expect(page.summary.placeLabel.text, equals: "Number 2 of 2, oldest first")
    try app.history.remove(app.history.weighings[0].id)
    #expect(app.page == nil)
  }
}
