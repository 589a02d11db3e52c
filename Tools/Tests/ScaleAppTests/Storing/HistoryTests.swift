import Foundation
import Testing

@testable import ScaleApp

@MainActor
@Suite struct HistoryTests {
  private let folder = Folder()
  private let day = Date(timeIntervalSince1970: 1_795_257_000)

  @Test func `the newest weighing is first, also after the next start`() throws {
    let history = History(file: folder.file)
    for (grams, note) in [(1.0, "one"), (2, "two"), (3, "three")] {
      try history.add(grams: grams, note: note, date: day)
    }
    expect(history.weighings.map(\.note), equals: ["three", "two", "one"])
    try history.remove(history.weighings[1].id)
    expect(history.weighings.map(\.note), equals: ["three", "one"])
    let next = History(file: folder.file)
    expect(next.weighings, equals: history.weighings)
    #expect(next.problem == nil)
  }

  @Test func `a watcher is notified of each change until it is released`() throws {
    let history = History(file: folder.file)
    var counts: [Int] = []
    var watcher: NSObject? = NSObject()
    history.watch(for: try #require(watcher)) { counts.append(history.weighings.count) }
    let added = try history.add(grams: 1, note: "", date: day)
    try history.remove(UUID())
    try history.remove(added.id)
    expect(counts, equals: [1, 0])
    watcher = nil
    try history.add(grams: 1, note: "", date: day)
    expect(counts, equals: [1, 0])
  }

  @Test func `a damaged file is reported, and a new one is written`() throws {
    try folder.put("{")
    let history = History(file: folder.file)
    expect(history.problem, equals: .damaged(keptAs: "Weighings (damaged 1).json"))
    expect(history.problem?.message.contains("“Weighings (damaged 1).json”"), equals: true)
    try history.add(grams: 1, note: "", date: day)
    expect(folder.names, equals: ["Weighings (damaged 1).json", "Weighings.json"])
    expect(try folder.text("Weighings (damaged 1).json"), equals: "{")
  }

  @Test func `a file that could not be read is not overwritten`() throws {
    try folder.put("{\"format\":2}")
    let history = History(file: folder.file)
    expect(history.problem, equals: .newer)
    #expect(throws: HistoryProblem.newer) { try history.add(grams: 1, note: "", date: day) }
    expect(try folder.text(), equals: "{\"format\":2}")
    expect(history.weighings, equals: [])
  }

  @Test func `a file that can be read later is read before it is written`() throws {
    try FileManager.default.createDirectory(at: folder.file.url, withIntermediateDirectories: true)
    let history = History(file: folder.file)
    expect(history.problem, equals: .unreadable)
    try FileManager.default.removeItem(at: folder.file.url)
    try folder.file.write([SavedWeighing(grams: 1, note: "old", date: day)])
    try history.add(grams: 2, note: "new", date: day)
    #expect(history.problem == nil)
    expect(History(file: folder.file).weighings.map(\.note), equals: ["new", "old"])
  }

  @Test func `a change that cannot be written has no effect`() throws {
    let history = History(file: folder.file)
    let kept = try history.add(grams: 1, note: "", date: day)
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    #expect(throws: HistoryProblem.unwritable) { try history.add(grams: 2, note: "", date: day) }
    #expect(throws: HistoryProblem.unwritable) { try history.remove(kept.id) }
    expect(history.weighings, equals: [kept])
  }

  @Test func `a note has at most 200 Unicode scalars`() throws {
    let history = History(file: folder.file)
    try history.add(grams: 1, note: String(repeating: "ß", count: 200), date: day)
    #expect(throws: HistoryProblem.noteTooLong) {
      try history.add(grams: 1, note: String(repeating: "x", count: 201), date: day)
    }
    expect(history.weighings.count, equals: 1)
  }
}
