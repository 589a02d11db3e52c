import PressureViews
import Testing
import UIKit

@testable import ScaleApp

@MainActor
@Suite struct HistoryScreenTests {
  private func open(_ weighed: [(Double, String)] = []) throws -> RunningApp {
    try RunningApp(weighed: weighed, by: ShortcutType.history.rawValue)
  }

  /// The texts of the rows, from the top.
  private func rows(_ app: RunningApp) -> [[String?]] {
    app.list.tableView.rows.sorted { $0.key < $1.key }.map {
      let content = $0.value.contentConfiguration as? UIListContentConfiguration
      return [content?.text, content?.secondaryText?.components(separatedBy: "\n").first]
    }
  }

  @Test func `an empty history says so`() throws {
    let app = try open()
    expect(rows(app), equals: [])
    #expect(app.list.tableView.backgroundView is EmptyHistory)
    try app.history.add(grams: 1, note: "one", date: Date())
    expect(rows(app), equals: [[WeighingWords.grams(1), "one"]])
    #expect(app.list.tableView.backgroundView == nil)
  }

  @Test func `a row has the weight, the note and the date`() throws {
    let app = try open([(1, "one"), (2.5, "")])
    let date = WeighingWords(weighing: app.history.weighings[0]).date
    expect(
      rows(app), equals: [[WeighingWords.grams(2.5), date], [WeighingWords.grams(1), "one"]])
  }

  @Test func `a problem is shown above the rows`() throws {
    let app = try open()
    try app.folder.put("{")
    let history = History(file: app.folder.file)
    let list = HistoryController(history: history)
    list.loadViewIfNeeded()
    expect(list.tableView.rows.count, equals: 1)
    let content = list.tableView.rows[IndexPath(row: 0, section: 0)]?.contentConfiguration
    expect((content as? UIListContentConfiguration)?.text, equals: history.problem?.message)
    #expect(list.tableView.backgroundView == nil)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
  }

  @Test func `a file that could not be read is read again when the list appears`() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(at: folder.file.url, withIntermediateDirectories: true)
    let list = HistoryController(history: History(file: folder.file))
    list.loadViewIfNeeded()
    list.viewWillAppear(false)
    expect(list.sections, equals: [.problem, .weighing])
    try FileManager.default.removeItem(at: folder.file.url)
    list.viewWillAppear(false)
    expect(list.sections, equals: [.weighing])
    #expect(list.tableView.backgroundView is EmptyHistory)
  }

  @Test func `a tap and a pop open the same page`() throws {
    let app = try open([(1, "one"), (2, "two")])
    let path = IndexPath(row: 1, section: 0)
    app.list.tableView(app.list.tableView, didSelectRowAt: path)
    let tapped = try #require(app.page)
    expect(tapped.title, equals: "one")
    _ = app.list.navigationController?.popToRootViewController(animated: false)

    let (peek, preview) = try look(into: path, app)
    app.list.peekPopInteraction(peek, pop: preview)
    let popped = try #require(app.page)
    expect(popped.title, equals: "one")
    expect(popped.summary.gramsLabel.text, equals: tapped.summary.gramsLabel.text)
    expect(popped.summary.placeLabel.text, equals: "Number 1 of 2, oldest first")
  }

  @Test func `a deeper and deeper press on a row peeks at its weighing and opens it`() throws {
    let app = try open([(1, "one"), (2, "two")])
    let cell = try #require(app.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let peek = try #require(cell.interactions.lazy.compactMap { $0 as? PeekPopInteraction }.first)
    expect(
      app.press(cell, at: CGRect(x: 20, y: 300, width: 350, height: 60), to: 0.3) {
        peek.controlState
      }, equals: .peek)
    #expect(app.page == nil)
    expect(
      app.press(cell, at: CGRect(x: 20, y: 300, width: 350, height: 60), to: 0.8) {
        peek.controlState
      }, equals: .pop)
    expect(app.page?.title, equals: "two")
    expect(app.list.navigationController?.viewControllers.count, equals: 2)
  }

  @Test func `a row has one peek interaction, however often it is shown`() throws {
    let app = try open([(1, "one"), (2, "two")])
    for _ in 0..<3 { app.list.viewWillAppear(false) }
    for cell in app.list.tableView.rows.values {
      expect(cell.interactions.filter { $0 is PeekPopInteraction }.count, equals: 1)
    }
    let (peek, preview) = try look(into: IndexPath(row: 0, section: 0), app)
    expect(preview.weighing.note, equals: "two")
    try app.history.remove(preview.weighing.id)
    expect(app.list.peekPopInteraction(peek, actionsFor: UIViewController()), equals: [])
  }

  @Test func `the actions share the weighing, or open its page at the delete button`() throws {
    let app = try open([(1, "one"), (2, "two")])
    let (peek, preview) = try look(into: IndexPath(row: 0, section: 0), app)
    let actions = app.list.peekPopInteraction(peek, actionsFor: preview)
    expect(actions.map(\.title), equals: ["Share", "Delete…"])
    expect(actions.map { $0.attributes == .destructive }, equals: [false, true])

    actions[0].handler(actions[0])
    let sheet = try #require(app.list.presentedViewController as? UIActivityViewController)
    let words = WeighingWords(weighing: preview.weighing)
    #expect(sheet.activityItems as? [String] == [words.shared])
    #expect(sheet.popoverPresentationController?.sourceView is WeighingCell)

    actions[1].handler(actions[1])
    expect(app.page?.title, equals: "two")
    expect(
      app.page?.beginsAtDelete, equals: false, "The page has not scrolled to the delete button")
    expect(app.history.weighings.count, equals: 2)
  }

  private func look(
    into path: IndexPath, _ app: RunningApp
  ) throws -> (PeekPopInteraction, PreviewController) {
    let cell = try #require(app.list.tableView.cellForRow(at: path))
    let peek = try #require(cell.interactions.lazy.compactMap { $0 as? PeekPopInteraction }.first)
    let preview = try #require(
      app.list.peekPopInteraction(peek, previewAt: .zero) as? PreviewController)
    preview.loadViewIfNeeded()
    return (peek, preview)
  }
}
