import Foundation
import Testing

@testable import ScaleMac

@MainActor
struct HistoryModelTests {
  private let folder = Folder()

  private func make(_ notes: [String]) throws -> HistoryModel {
    let history = folder.history
    for (index, note) in notes.enumerated() {
      try history.add(grams: Double(index), note: note, date: Date(timeIntervalSince1970: 0))
    }
    return HistoryModel(history)
  }

  @Test func `An empty one says what comes here`() throws {
    let model = try make([])
    #expect(model.shown == [])
    #expect(model.emptiness == "Nothing was weighed yet. What you save is here.")
  }

  @Test func `The newest is first, and a search looks through the notes`() throws {
    let model = try make(["Egg", "Nickel", "Two eggs"])
    #expect(model.shown.map(\.note) == ["Two eggs", "Nickel", "Egg"])
    model.search = "EGG"
    #expect(model.shown.map(\.note) == ["Two eggs", "Egg"])
    #expect(model.emptiness == nil)
    model.search = "Spoon"
    #expect(model.emptiness == "No note has “Spoon”.")
  }

  @Test func `One is deleted, and no longer chosen`() throws {
    let model = try make(["Egg", "Nickel"])
    let id = try #require(model.shown.first?.id)
    model.chosen = id
    model.remove(id)
    #expect(model.shown.map(\.note) == ["Egg"])
    #expect(model.chosen == nil)
    #expect(model.problem == nil)
  }
}
