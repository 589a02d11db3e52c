import Foundation
import Testing

@testable import ScaleApp

@MainActor
@Suite struct HistoryModelTests {
  private let folder = Folder()

  private func make(_ notes: [String] = []) throws -> HistoryModel {
    let history = History(file: folder.file)
    for (index, note) in notes.enumerated() {
      try history.add(grams: Double(index), note: note, date: Date(timeIntervalSince1970: 0))
    }
    return HistoryModel(history)
  }

  @Test func `a search finds the notes that contain a text, the newest first`() throws {
    let model = try make(["Egg", "Nickel", "Two eggs"])
    let found = ["", "EGG", "Spoon"].map {
      model.search = $0
      return (model.shown.map(\.note) + [model.emptiness ?? ""]).joined(separator: ", ")
    }
    expect(
      found, equals: ["Two eggs, Nickel, Egg, ", "Two eggs, Egg, ", "No note contains “Spoon”."])
    expect(model.weighings.count, equals: 3)
  }

  @Test func `an empty history has a hint, unless its file could not be read`() throws {
    expect(try make().emptiness, equals: "Your saved weighings will appear here.")
    try folder.put("{\"format\":2}")
    let model = try make()
    expect(model.problem, equals: HistoryProblem.newer.message)
    #expect(model.emptiness == nil)
    // The file can be read by now.
    try folder.put("{\"format\":1,\"weighings\":[]}")
    let told = Told(by: model)
    model.read()
    #expect(model.problem == nil && model.emptiness != nil && told.changes > 0)
  }

  @Test func `the chosen weighing is deleted, and is no longer chosen`() throws {
    let model = try make(["Egg", "Nickel"])
    model.remove()
    expect(model.shown.count, equals: 2)
    model.chosen = model.shown[0].id
    expect(model.weighing?.note, equals: "Nickel")
    model.remove()
    expect(model.shown.map(\.note), equals: ["Egg"])
    #expect(model.chosen == nil && model.weighing == nil)
  }

  @Test func `a chosen weighing that the search hides is not deleted`() throws {
    let model = try make(["Egg", "Nickel"])
    model.chosen = model.shown[0].id
    model.search = "Egg"
    #expect(model.weighing == nil)
    model.remove()
    expect(model.weighings.count, equals: 2)
    model.search = ""
    expect(model.weighing?.note, equals: "Nickel")
    try model.history.remove(model.weighings[0].id)
    #expect(model.weighing == nil)
  }

  @Test func `a failed deletion is explained until another weighing is chosen`() throws {
    let model = try make(["Egg", "Nickel"])
    let told = Told(by: model)
    model.chosen = model.shown[0].id
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    model.remove()
    expect(model.weighing?.note, equals: "Nickel")
    expect(told.said, equals: [HistoryProblem.unwritable.message])
    expect(model.message, equals: HistoryProblem.unwritable.message)
    model.chosen = model.shown[1].id
    expect(model.message, equals: "")
  }

  @Test func `each change is reported, also one in another window`() throws {
    let model = try make(["Egg"])
    let told = Told(by: model)
    let changes: [() throws -> Void] = [
      { model.search = "Egg" }, { model.chosen = model.shown[0].id }, { model.remove() },
      { try model.history.add(grams: 1, note: "Pear", date: Date()) },
    ]
    for change in changes {
      told.changes = 0
      try change()
      #expect(told.changes > 0)
    }
  }
}
